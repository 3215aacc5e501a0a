/** How a page that is rendered already gets its scripts: once it has been painted, all of them side by side. */

/** What a page says whose scripts do not arrive: it can be read, but hears nothing, and shows no search. */
const missing = 'Part of this page did not arrive. Reload it to try again.';

/** Id of the data block that lists the addresses of a page's scripts: first those to run, the entry last, then those it will ask for. */
export const lateScriptsId = 'scripts';

/**
 * Asks for the scripts of a rendered page with the first paint, so that on a slow line
 * they take nothing from what is painted; where pictures of the first view are still under
 * way, once the last of them is painted, or a second after that paint. In tabs that nobody looks at, and
 * in browsers that tell of no paint, a second after `load`. They run when the page has been read to
 * its end, as deferred scripts would, and one after another, each in a task of its own.
 * The shell, which names its scripts, has no list.
 * Said twice, it does all that once: who comes first takes the list away.
 */
export const lateScriptsLine = `{let begun=false;const begin=()=>{if(begun)return;begun=true;const list=document.getElementById(${JSON.stringify(lateScriptsId)});if(!list)return;list.remove();const[files,further]=JSON.parse(list.textContent);for(const href of[...files,...further])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",fetchPriority:"low",href}));const run=async()=>{for(const file of files)await import(file)};const enter=()=>run().catch(error=>{console.error(error);const note=document.createElement("p");note.setAttribute("role","alert");note.dataset.ground="night";note.textContent=${JSON.stringify(missing)};document.body.append(note)});if(document.readyState==="loading")addEventListener("DOMContentLoaded",enter);else enter()};addEventListener("load",()=>setTimeout(begin,1000));new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length===0)return;if([...document.images].some(({complete,loading})=>!complete&&loading!=="lazy")){addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(begin)));setTimeout(begin,1000)}else begin()}).observe({type:"paint",buffered:true})}`;
