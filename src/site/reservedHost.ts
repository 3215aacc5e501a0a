/** Host names that can never be reached from outside (RFC 2606, RFC 6761): placeholders of a fresh clone. */

const reserved = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/;

/** @param address A web address or a mail address. */
export function isReservedHost(address: string): boolean {
  const [, host = ''] = /^(?:[a-z]+:\/\/|[^@/]+@)([^/?#:]+)/.exec(address) ?? [];
  return reserved.test(host);
}
