// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { removeCampaign } from './campaign.ts';

function cleaned(address: string): string {
  location.href = `https://example.test/${address}`;
  removeCampaign();
  const { pathname, search, hash } = location;
  return (pathname + search + hash).slice(1);
}

test.each([
  ['?utm_source=mail&utm_medium=email', ''],
  ['rules?fbclid=IwAR0#main-phase', 'rules#main-phase'],
  ['cards?name=d%2Bck&gclid=1&set=1&UTM_TERM=x', 'cards?name=d%2Bck&set=1'],
  ['table?msclkid=1&igsh=2#g=1tabc', 'table#g=1tabc'],
  ['cards?gad_source=1&gad_campaignid=22&gclsrc=aw.ds&rdt_cid=3&set=2', 'cards?set=2'],
  ['rules?mibextid=Zxz2cZ&_branch_match_id=1&vero_id=2&ysclid=3&irclickid=4', 'rules'],
  ['search-results?mc_cid=1&_hsenc=2&gbraid=3&name=', 'search-results?name='],
])('the address %s becomes "%s"', (given, expected) => {
  expect(cleaned(given)).toBe(expected);
});

test.each(['cards?name=utm_source', 'cards?colour=red&name=fbclid', 'play?game=abc', 'cards?', 'cards?gc=1'])(
  '%s stays as it is',
  (address) => {
    expect(cleaned(address)).toBe(address === 'cards?' ? 'cards' : address);
  },
);
