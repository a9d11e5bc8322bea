import type { Identifier } from '@mdn/browser-compat-data'
import type { Config } from 'stylelint'
import { css, listFeatures, listLacking, type Promised } from './support.ts'

export function listCssRules(promised: readonly Promised[]): NonNullable<Config['rules']> {
  const isMissing = ([, { __compat }]: [string, Identifier]) =>
    __compat !== undefined && listLacking(__compat, promised).length > 0
  const listNames = (node: Identifier) =>
    listFeatures(node)
      .filter(isMissing)
      .map(([name]) => name)
  const selectors = listNames(css.selectors as Identifier)
  const values = listFeatures(css.properties as Identifier).flatMap(([property, node]) => {
    if (isMissing([property, node])) return []
    // Non-CSS names describe behaviour, not syntax.
    const names = listNames(node).filter((name) => /^[a-z-]+$/.test(name) && !name.includes('_'))
    return names.length ? [[property, names] as const] : []
  })
  return {
    'property-disallowed-list': listNames(css.properties as Identifier).filter(
      (name) => !name.startsWith('-'),
    ),
    'at-rule-disallowed-list': listNames(css['at-rules'] as Identifier),
    'selector-pseudo-class-disallowed-list': selectors,
    'selector-pseudo-element-disallowed-list': selectors,
    'function-disallowed-list': [css.types, css.types?.color ?? {}].flatMap((node) =>
      listNames(node as Identifier),
    ),
    'declaration-property-value-disallowed-list': Object.fromEntries(values),
  }
}
