/** What the form can express becomes fields of the query; the rest stays an expression. */

import { abilities } from '#game/cards/symbol.ts';
import { allOf } from './expressions.ts';
import type { Expression, FieldQuery, SearchQuery } from './searchQuery.ts';

/**
 * Adds a typed expression to a query. Of its demands, those go into fields
 * that are still free there; a field that is taken keeps its value.
 */
export function withTyped(query: SearchQuery, expression: Expression | undefined): SearchQuery {
  if (expression === undefined) return query;
  let fields: FieldQuery = query;
  const left: Expression[] = [];
  for (const part of expression.kind === 'all' ? expression.parts : [expression]) {
    const widened = part.kind === 'field' ? withField(fields, part.query) : undefined;
    if (widened) fields = widened;
    else left.push(part);
  }
  const rest = allOf([...(query.rest ? [query.rest] : []), ...left]);
  return rest ? { ...fields, rest } : fields;
}

/** The query with one more field, or `undefined` when the field is taken. Abilities add up. */
function withField(query: FieldQuery, field: FieldQuery): FieldQuery | undefined {
  const { contains: wanted } = field;
  if (wanted) {
    const all = [...(query.contains ?? []), ...wanted];
    return { ...query, contains: abilities.filter((ability) => all.includes(ability)) };
  }
  const isTaken = Object.keys(field).some((key) => key in query) || ('effects' in field && 'in' in query);
  return isTaken ? undefined : { ...query, ...field };
}
