/**
 * Finds text that a translated page could break. A browser's translator replaces text nodes, and React then fails to
 * insert before them, to remove them or to change them. It is safe with an element that has only text, so:
 *
 * - an expression that may be text has an element of its own;
 * - text comes before the siblings that come and go, never after them;
 * - a fragment, an array or a component never renders text outside of an element;
 * - elements of the same name that take each other's place have keys, if one has text beside siblings: without keys
 *   React changes the children of one element.
 */

import path from 'node:path';
import type {
  ConditionalExpression,
  Expression,
  JsxChild,
  JsxElement,
  JsxOpeningLikeElement,
  Node,
  SourceFile,
} from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

const textual = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

const partsOf = (type: Type): readonly Type[] =>
  type.isUnionType() || type.isIntersectionType() ? type.getTypes().flatMap(partsOf) : [type];

/** `''` and `0` are the rests of conditions: `word && <b>{word}</b>`. */
const isText = (type: Type): boolean => (type.flags & textual) !== 0 && !(type.isLiteralType() && !type.value);

/** How a child takes part in the changes of its parent. */
type Kind = 'fixed' | 'comes and goes' | 'fixed text' | 'text' | 'text in an array';

/** The names that a node at the top of a module imports or declares as constants. */
function namesIn(node: Node): string[] {
  if (is.isVariableDeclaration(node) || is.isBindingElement(node) || is.isImportSpecifier(node))
    return node.name && is.isIdentifier(node.name) ? [node.name.text] : namesIn(node.name ?? node);
  const names: string[] = [];
  node.forEachChild((child) => void names.push(...namesIn(child)));
  return names;
}

/** Everything that a condition may render, through parentheses and further conditions. */
function branchesOf(branch: Expression): readonly Expression[] {
  if (is.isParenthesizedExpression(branch)) return branchesOf(branch.expression);
  return is.isConditionalExpression(branch) ? [branch.whenTrue, branch.whenFalse].flatMap(branchesOf) : [branch];
}

/** Its name and key: React keeps an element only for another with both the same. */
const tagOf = ({ openingElement: { tagName, attributes } }: JsxElement): string =>
  [
    tagName,
    ...attributes.properties.filter((attribute) => is.isJsxAttribute(attribute) && attribute.name.getText() === 'key'),
  ]
    .map((part) => part.getText())
    .join(' ');

const isDeclaration = (node: Node) => is.isImportDeclaration(node) || is.isVariableStatement(node);

class Finder {
  private readonly checker: Checker;
  private readonly moduleNames: ReadonlySet<string>;
  readonly found: { readonly node: Node; readonly reason: string }[] = [];

  constructor(checker: Checker, file: SourceFile) {
    this.checker = checker;
    this.moduleNames = new Set(file.statements.filter(isDeclaration).flatMap(namesIn));
  }

  visit(node: Node): void {
    if (is.isJsxElement(node)) this.checkChildren(node.children, this.isBare(node.openingElement));
    if (is.isJsxFragment(node)) this.checkChildren(node.children, true);
    if (is.isJsxSelfClosingElement(node) && !this.isExotic(node) && this.isBare(node))
      this.add(node, 'a component that may be bare text');
    if (is.isConditionalExpression(node)) this.checkBranches(node);
    node.forEachChild((child) => this.visit(child));
  }

  private add(node: Node, reason: string): void {
    this.found.push({ node, reason });
  }

  /** @param isBare Whether no element surrounds the children. */
  private checkChildren(children: readonly JsxChild[], isBare: boolean): void {
    const kinds = children.flatMap((child) => {
      const kind = this.kindOf(child);
      return kind === undefined ? [] : [{ child, kind }];
    });
    for (const [place, { child, kind }] of kinds.entries()) {
      if (kind === 'text in an array') this.add(child, kind);
      else if (isBare && kind.endsWith('text')) this.add(child, 'text outside of an element');
      else if (kind === 'text' && kinds.length > 1) this.add(child, 'text that may change beside siblings');
      else if (kind === 'fixed text' && kinds.slice(0, place).some((before) => before.kind === 'comes and goes'))
        this.add(child, 'text after a sibling that comes and goes');
    }
  }

  private checkBranches(node: ConditionalExpression): void {
    const branches = [node.whenTrue, node.whenFalse].flatMap(branchesOf).filter(is.isJsxElement);
    const exchanged = branches.filter(
      (branch) => branches.filter((other) => tagOf(other) === tagOf(branch)).length > 1,
    );
    const mixed = exchanged.find(({ children }) => {
      const kinds = children.flatMap((child) => this.kindOf(child) ?? []);
      return kinds.length > 1 && kinds.some((kind) => kind.endsWith('text'));
    });
    if (mixed) this.add(mixed, 'text that takes the place of an element of the same name');
  }

  private kindOf(child: JsxChild): Kind | undefined {
    if (is.isJsxText(child)) return child.text.trim() === '' ? undefined : 'fixed text';
    if (is.isJsxExpression(child)) return child.expression && this.kindOfExpression(child.expression);
    if (!is.isJsxElement(child) && !is.isJsxSelfClosingElement(child)) return 'fixed';
    const opening = is.isJsxElement(child) ? child.openingElement : child;
    return this.resultOf(opening).some(
      ({ flags }) => flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike),
    )
      ? 'comes and goes'
      : 'fixed';
  }

  private kindOfExpression(expression: Expression): Kind | undefined {
    if (is.isStringLiteral(expression) && expression.text.trim() === '') return undefined;
    const type = this.checker.getTypeAtLocation(expression);
    const parts = type ? partsOf(type) : [];
    if (parts.length === 1 && parts[0]?.isLiteralType()) return 'fixed text';
    if (parts.some((part) => this.isArrayOfText(part))) return 'text in an array';
    if (!parts.some(isText)) return 'comes and goes';
    return this.isConstant(expression) ? 'fixed text' : 'text';
  }

  /** Whether an expression consists of imports and of constants of its module. */
  private isConstant(node: Node): boolean {
    if (is.isPropertyAccessExpression(node)) return this.isConstant(node.expression);
    if (is.isIdentifier(node)) return !node.text.startsWith('use') && this.moduleNames.has(node.text);
    return node.forEachChild((child) => (this.isConstant(child) ? undefined : true)) !== true;
  }

  private isArrayOfText(type: Type): boolean {
    if (!type.isTypeReference() || !this.checker.isArrayLikeType(type)) return false;
    return this.checker.getTypeArguments(type).flatMap(partsOf).some(isText);
  }

  /** One that `memo` or the like returns: its type says nothing about what it renders. */
  private isExotic({ tagName }: JsxOpeningLikeElement): boolean {
    const type = this.checker.getTypeAtLocation(tagName);
    return type !== undefined && this.checker.getPropertyOfType(type, '$$typeof') !== undefined;
  }

  /** A component that may return text outside of an element: its children, or text of its own. */
  private isBare(opening: JsxOpeningLikeElement): boolean {
    return this.resultOf(opening).some((type) => isText(type) || this.isArrayOfText(type));
  }

  /** The types that a component may return; none for an element of HTML. */
  private resultOf({ tagName }: JsxOpeningLikeElement): readonly Type[] {
    if (is.isIdentifier(tagName) && /^[a-z]/.test(tagName.text)) return [];
    const type = this.checker.getTypeAtLocation(tagName);
    const [signature] = type ? this.checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    const result = signature && this.checker.getReturnTypeOfSignature(signature);
    return result ? partsOf(result) : [];
  }
}

function linesOf(file: SourceFile, root: string, checker: Checker): string[] {
  const finder = new Finder(checker, file);
  finder.visit(file);
  return finder.found.map(({ node, reason }) => {
    const line = file.text.slice(0, node.getStart(file)).split('\n').length;
    return `${path.relative(root, file.fileName)}:${line} ${reason}: ${node.getText(file).trim().split('\n')[0]}`;
  });
}

/** One line for each place in a project where a translated page could break. */
export function findBareText(root: string, config: string): string[] {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [path.join(root, config)] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error(`${config} is not a project.`);
    return project.program
      .getSourceFileNames()
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => {
        const file = project.program.getSourceFile(name);
        return file ? linesOf(file, root, project.checker) : [];
      });
  } finally {
    api.close();
  }
}
