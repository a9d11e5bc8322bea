import type { Course } from '@foulee/contract/courses'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Outcome = 'copied' | 'refused'

type CourseShareProps = { course: Course; hasDate: boolean }

/** Keep the date, tell a friend, take it on paper. */
export function CourseShare({ course, hasDate }: CourseShareProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const path = `/courses/${course.slug}`
  const share = async () => setOutcome(await shareLink(course.nom, path))
  return (
    <div className="no-print grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
      {hasDate && (
        // A file, not a page: the router has nothing to do with it.
        <a className="button button-secondary" download href={`/api${path}/calendrier.ics`}>
          <Icon name="calendar" />
          Ajouter à mon calendrier
        </a>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button icon={outcome === 'copied' ? 'check' : 'share'} onClick={share}>
          {outcome === 'copied' ? 'Lien copié' : 'Partager'}
        </Button>
        <Button icon="printer" onClick={() => window.print()}>
          Imprimer
        </Button>
      </div>
      <p className={outcome === 'refused' ? 'text-sm break-all' : 'sr-only'} role="status">
        {outcome === 'copied' && 'Le lien est copié.'}
        {outcome === 'refused' && `Copiez l’adresse\u00a0: ${location.origin}${path}`}
      </p>
    </div>
  )
}

/** The system's own sheet where there is one, else the clipboard. */
async function shareLink(title: string, path: string): Promise<Outcome | null> {
  const url = location.origin + path
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return null
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (cause) {
    const hasChangedMind = cause instanceof DOMException && cause.name === 'AbortError'
    return hasChangedMind ? null : 'refused'
  }
}
