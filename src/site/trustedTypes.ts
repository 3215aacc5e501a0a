/**
 * Trusted Types: a browser that has them accepts the URL of a worker and HTML only from a policy that the content
 * security policy names. What a policy makes counts as the string that it was made of; TypeScript has no types for it.
 */

export const trustedTypesPolicies = ['sw-url', 'bot-url', 'mail-form'] as const;

type PolicyName = (typeof trustedTypesPolicies)[number];
type Make = (given: string) => string;
type Rules = { readonly createScriptURL?: Make; readonly createHTML?: Make };
type Factory = { createPolicy(name: PolicyName, rules: Rules): Readonly<Required<Rules>> };

/** Creates the policy of a name, which can be done once; `undefined` without Trusted Types, and in the build. */
export function createPolicy(name: PolicyName, rules: Rules) {
  const { trustedTypes } = globalThis as typeof globalThis & { readonly trustedTypes?: Factory };
  return trustedTypes?.createPolicy(name, rules);
}

/** Returns the URL of a worker as the browser accepts it, from a policy that accepts no other. */
export function trustedWorkerUrl(name: PolicyName, url: string): string {
  const policy = createPolicy(name, {
    createScriptURL(given) {
      if (given !== url) throw new TypeError(`Not the address of this worker: ${given}`);
      return given;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}
