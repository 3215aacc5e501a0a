/**
 * A page would wait for two thirds of the stylesheet in vain. So it is painted with the modules
 * that stand in the pages of its route, and gets the others with the scripts (decision 0151).
 */

import { createHash } from 'node:crypto';
import postcss, { type Container, type Rule } from 'postcss';
import type { RenderedPage } from '#site/renderedPage.ts';

/** Brackets and what is in them: a class there may be one of several, or one that must be absent. */
const brackets = /\([^()]*\)/g;

function classesOf(selector: string): string[] {
  const outside = selector.replaceAll(brackets, '');
  return outside === selector
    ? Array.from(selector.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name)
    : classesOf(outside);
}

/** Takes out what is not wanted, and what is empty then. Whatever is no rule of a class is the first part's. */
function takeOut(container: Container, isWanted: (rule: Rule) => boolean, isFirst: boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      if (!isWanted(node)) node.remove();
    } else if (node.type === 'atrule' && node.nodes && !/keyframes$|^font-face$/.test(node.name)) {
      takeOut(node, isWanted, isFirst);
      if (node.nodes.length === 0) node.remove();
    } else if (!isFirst) node.remove();
  });
}

type ModuleOf = (className: string) => string | undefined;

/**
 * Cuts a stylesheet in two. No rule is in both, and within a module their order stays as it is:
 * a module goes whole, with any class of it that is shown.
 * @param classes What stands in the pages.
 * @param moduleOf The module a class comes from, if any.
 */
function splitStyles(
  sheet: string,
  classes: Iterable<string>,
  moduleOf: ModuleOf,
): { readonly first: string; readonly rest: string } {
  const modules = new Set(Array.from(classes, moduleOf));
  const isShown = (name: string) => {
    const module = moduleOf(name);
    return module === undefined || modules.has(module);
  };
  const isFirstRule = ({ selectors }: Rule) => selectors.some((selector) => classesOf(selector).every(isShown));
  const part = (isFirst: boolean) => {
    const root = postcss.parse(sheet);
    takeOut(root, (rule) => isFirstRule(rule) === isFirst, isFirst);
    return root.toString();
  };
  return { first: part(true), rest: part(false) };
}

/** Every class that an HTML text names. */
const classesIn = (html: string): string[] =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat();

export type PageStyles = {
  /** Addresses: of what the page is painted with, and of what it may need once it is alive. */
  readonly first: string;
  readonly rest: string;
  /** Paths in the built folder, and what is to stand there. */
  readonly files: readonly (readonly [path: string, css: string])[];
};

function toFile(name: string, css: string): readonly [path: string, css: string] {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return [`assets/pages/${name}-${hash}.css`, css];
}

/** What the pages of each route are painted with, out of the one stylesheet of the site. */
export function pageStyles(
  sheet: string,
  pages: readonly RenderedPage[],
  moduleOf: ModuleOf,
): ReadonlyMap<RenderedPage['route'], PageStyles> {
  const routes = new Set(pages.map(({ route }) => route));
  return new Map(
    Array.from(routes, (route) => {
      const classes = pages.flatMap((page) => (page.route === route ? classesIn(page.html) : []));
      const { first, rest } = splitStyles(sheet, classes, moduleOf);
      const files = [toFile('first', first), toFile('rest', rest)] as const;
      return [route, { first: `/${files[0][0]}`, rest: `/${files[1][0]}`, files }];
    }),
  );
}
