/** What the build could not know of a page: the query and the fragment it is opened with. */

/**
 * Before anything is laid out it sets `data-asked` where the address asks for something,
 * and `data-unfolded` where it leads to a place of the page, which is not to be moved by
 * what stands above it. A box that is the place shows its body, by a style sheet that the
 * app takes away when it has opened the box (`app/Arrival.tsx`):
 * `:target` is true only when the page has been read to its end, and part of it may have
 * been painted by then. Said twice, it does it once.
 */
export const addressLine = `try{const{dataset:e}=document.documentElement,{search:s,hash:h}=location;if(s.length>1)e.asked="";if(h.length>1&&e.unfolded!==""){e.unfolded="";const c=new CSSStyleSheet;c.insertRule("#"+CSS.escape(decodeURIComponent(h.slice(1)))+"::details-content{content-visibility:visible}");document.adoptedStyleSheets=[c]}}catch{}`;
