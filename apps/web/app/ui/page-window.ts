type PageItem = number | 'gap-before' | 'gap-after'

export function pageWindow(page: number, pages: number): PageItem[] {
  const near = [page - 1, page, page + 1].filter((item) => item > 1 && item < pages)
  const items: PageItem[] = [1]
  const first = near[0]
  const last = near.at(-1)
  if (first !== undefined && first > 2) items.push(first === 3 ? 2 : 'gap-before')
  items.push(...near)
  if (last !== undefined && last < pages - 1)
    items.push(last === pages - 2 ? pages - 1 : 'gap-after')
  if (pages > 1) items.push(pages)
  return items
}
