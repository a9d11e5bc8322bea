/** Upper bound against crawlers. */
const MAX_PAGE = 1000

/** `?page=2` → 2; 1 for an invalid number. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1
}

export const pagePath = (path: string, page: number): string => {
  if (page === 1) return path
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}
