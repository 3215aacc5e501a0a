/** The first view of a page that is opened anew, by itself. */

/**
 * Sets `data-unpainted` until the page has been painted for the first time: a phone lays out
 * nothing below its first view before that (`ui/styles/base.css`). Not where the address leads
 * to a place of the page, and not for a reader who comes back to one. In tabs that nobody looks
 * at, and in browsers that tell of no paint, for a second after `load`. Said twice, it does it once.
 */
export const firstViewLine = `try{const{dataset:e}=document.documentElement;if(!document.body&&!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"){e.unpainted="";const show=()=>{delete e.unpainted};addEventListener("load",()=>setTimeout(show,1000));new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length)show()}).observe({type:"paint",buffered:true})}}catch{}`;
