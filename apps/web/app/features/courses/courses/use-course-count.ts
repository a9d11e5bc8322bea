import { useEffect } from 'react'
import { api } from '#platform/api/api.ts'

/**
 * Counts page views and clicks to the organiser's site: numbers only, without cookie, name or address
 * (decision 58). A lost report is acceptable.
 */
export function useCourseCount(id: number, isPublic: boolean): void {
  useEffect(() => {
    if (!isPublic) return
    const countVisit = (type: 'vue' | 'clic') =>
      api(
        'POST /api/courses/{id}/compter',
        { params: { id }, body: { type } },
        { keepalive: true },
      ).catch(() => undefined)
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const isAway = link?.protocol.startsWith('http') && link.host !== location.host
      if (isAway && link?.closest('#contenu')) void countVisit('clic')
    }
    void countVisit('vue')
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [id, isPublic])
}
