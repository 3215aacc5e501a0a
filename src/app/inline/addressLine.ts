/** What the build could not know of a page: the query and the fragment it is opened with. */

/**
 * Before anything is laid out it sets `data-asked` where the address asks for something,
 * and `data-unfolded` where it leads to a place of the page, which is not to be moved by
 * what stands above it. A box that is the place shows its body, by a style sheet that the
 * app takes away when it has opened the box (`app/Arrival.tsx`):
 * `:target` is true only when the page has been read to its end, and part of it may have
 * been painted by then. Said twice, it does it once.
 *
 * Such a page is painted when its type has come (`data-unset` until then), or after three
 * seconds, as long as browsers hide type that is late: a place deep in a page would be moved by
 * every paragraph above it that is set in another face.
 */
export const addressLine = `try{const{dataset:e}=document.documentElement,{search:s,hash:h}=location;if(s.length>1)e.asked="";if(h.length>1&&e.unfolded!==""){e.unfolded="";const c=new CSSStyleSheet;c.insertRule("#"+CSS.escape(decodeURIComponent(h.slice(1)))+"::details-content{content-visibility:visible}");document.adoptedStyleSheets=[c];e.unset="";const show=()=>{delete e.unset};setTimeout(show,3e3);addEventListener("DOMContentLoaded",()=>document.fonts.ready.then(show))}}catch{}`;
