/** Removes the parameters that advertisers, mailing lists and messengers add to links. They mean nothing to this site. */

const campaign =
  /^(?:(?:utm|mtm|pk|hsa|mc|hs|vero|oly)_\w+|_hs(?:enc|mi)|(?:fb|g|d|y|ys|tw|tt)clid|irclickid|msclkid|sccid|rdt_cid|gclsrc|gad_\w+|(?:g|w)braid|igsh(?:id)?|li_fat_id|srsltid|mkt_tok|mibextid|_branch_match_id|_g[al]|epik|ref_src)(?:=|$)/i;

/** Keeps the spelling of the other parameters, and the fragment, which may be a game. */
export function removeCampaign(): void {
  const { pathname, search, hash } = location;
  const given = search.slice(1).split('&');
  const kept = given.filter((parameter) => !campaign.test(parameter));
  if (kept.length === given.length) return;
  history.replaceState(history.state, '', pathname + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash);
}
