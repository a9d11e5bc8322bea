import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { clearShare, type Share } from '#platform/offline/share.ts'
import { ButtonLink } from '#ui/button.tsx'
import { readSharedWords } from './shared-words.ts'

export default function SharedWords({ share }: { share: Share }) {
  const navigate = useNavigate()
  const sharedWords = readSharedWords(share, location.origin)
  const path = sharedWords?.kind === 'page' ? sharedWords.path : null
  useEffect(() => {
    if (path === null) return
    void clearShare().then(() => navigate(path, { replace: true }))
  }, [navigate, path])
  if (sharedWords?.kind === 'recherche') {
    const search = new URLSearchParams({ texte: sharedWords.mots })
    return (
      <section aria-labelledby="mots" className="card grid max-w-2xl justify-items-start gap-4 p-5">
        <h2 className="text-xl" id="mots">
          «&nbsp;{sharedWords.mots}&nbsp;»
        </h2>
        <ButtonLink icon="search" to={`/calendrier?${search}`} variant="primary">
          Chercher une course à ce nom
        </ButtonLink>
      </section>
    )
  }
  if (sharedWords?.kind !== 'ailleurs') return null
  return (
    <section aria-labelledby="adresse" className="card grid max-w-2xl gap-2 p-5">
      <h2 className="text-xl" id="adresse">
        Une adresse d’un autre site
      </h2>
      <p className="text-ink-soft">
        Foulée ne lit pas les pages des autres sites. Exportez la sortie en GPX, TCX ou FIT, puis
        partagez le fichier.
      </p>
    </section>
  )
}
