/** Hidden parts of .ods sheets, which the library ignores. */

export type Hidden = { isSheet: boolean; rows: ReadonlySet<number>; columns: ReadonlySet<number> }

/** A malformed tag ends at the next one. */
const ATTRIBUTES = '([^<>]*)'
const STYLE = new RegExp(
  `<style:style\\s${ATTRIBUTES}>\\s*<style:table-properties\\s${ATTRIBUTES}>`,
  'g',
)
const TAG = new RegExp(`<(/?)table:(table|table-row|table-column)(?=[\\s/>])${ATTRIBUTES}>`, 'g')
/** Print headers and row groups, whose content the library ignores. */
const GROUP = new RegExp(
  `</?table:(?:table-header-rows|table-rows|table-row-group|table-header-columns|table-columns|table-column-group)(?=[\\s/>])${ATTRIBUTES}>`,
  'g',
)
const MAX = { 'table-row': 100_002, 'table-column': 16_384 }

const read = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).find(Boolean)

export const withoutGroups = (content: string): string => content.replace(GROUP, '')

export function findHidden(content: string): Hidden[] {
  const hiddenStyles = new Set<string | undefined>()
  for (const [, style = '', properties = ''] of content.matchAll(STYLE)) {
    if (read(properties, 'table:display') === 'false') hiddenStyles.add(read(style, 'style:name'))
  }
  const sheets: { isSheet: boolean; rows: Set<number>; columns: Set<number> }[] = []
  const at = { 'table-row': 0, 'table-column': 0 }
  let depth = 0
  for (const [, end, name, attributes = ''] of content.matchAll(TAG)) {
    if (name === 'table') {
      if (end) depth--
      else if (!attributes.endsWith('/')) depth++
      if (end || depth !== 1) continue
      const isSheet = hiddenStyles.has(read(attributes, 'table:style-name') ?? '')
      sheets.push({ isSheet, rows: new Set(), columns: new Set() })
      at['table-row'] = at['table-column'] = 0
      continue
    }
    const sheet = sheets.at(-1)
    if (end || depth !== 1 || !sheet) continue
    const kind = name as keyof typeof MAX
    const attribute = kind === 'table-row' ? 'rows' : 'columns'
    const repeated = Number(read(attributes, `table:number-${attribute}-repeated`) ?? 1) || 1
    const last = Math.min(at[kind] + repeated, MAX[kind])
    if (/^(?:collapse|filter)$/.test(read(attributes, 'table:visibility') ?? '')) {
      for (let index = at[kind]; index < last; index++) sheet[attribute].add(index)
    }
    at[kind] = last
  }
  return sheets
}
