import { PHOTOS_PUBLICATION_MAX, TEXTE_PUBLICATION_MAX } from '@foulee/domain/echanges/publication'
import { getMemberName } from '@foulee/domain/membres/personne'
import { MAX_UPLOAD_BYTES } from '@foulee/domain/shared/upload-limits'
import {
  type ChangeEvent,
  type FormEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { PHOTO_TYPES } from '#kit/photos/photo-types.ts'
import { readablePhotos } from '#kit/photos/readable-photo.ts'
import { clearDraft, getDraftKey } from '#platform/drafts/draft.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { fillForm } from '#ui/form/draft-fields.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { GrowingTextarea } from '#ui/growing-textarea.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { usePreviews } from '#ui/use-previews.ts'
import { choosePhotos } from './envoi-parts.ts'

const DRAFT = 'publication'

type Words = { texte: string; photos: readonly File[] }
export type WordsTaker = (words: Words) => void
type ComposerProps = { onSend: (words: Words) => void; restoreEnvoi: Ref<WordsTaker> }

/** Error message of a file; null when valid. Some systems give no MIME type to photos. */
function checkPhoto({ name, size, type }: File): string | null {
  if (type && !type.startsWith('image/')) return `«\u00a0${name}\u00a0» n’est pas une image.`
  if (!size) return `«\u00a0${name}\u00a0» est vide.`
  return size > MAX_UPLOAD_BYTES ? `«\u00a0${name}\u00a0» dépasse 25\u00a0Mo.` : null
}

export function Composer(props: ComposerProps) {
  const { currentUser, profil } = useSession()
  if (!currentUser) return null
  if (!currentUser.droits.includes('publier')) {
    return (
      <p className="card p-4 text-ink-soft">
        Pour publier quelques mots, vérifiez d’abord votre adresse email.{' '}
        <TextLink to="/reglages/compte">Mon compte</TextLink>
      </p>
    )
  }
  return (
    <div className="card fil-composer">
      <Avatar
        name={getMemberName({ ...currentUser, public_name: profil?.public_name })}
        src={profil?.avatar || null}
      />
      <Fields {...props} />
    </div>
  )
}

function Fields({ onSend, restoreEnvoi }: ComposerProps) {
  const form = useDraft(DRAFT, false)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [error, setError] = useState<string | null>(null)
  const field = useId()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const texte = String(new FormData(event.currentTarget).get('texte') ?? '').trim()
    if (!texte && !photos.length) {
      setError('Écrivez quelques mots, ou choisissez une photo.')
      return
    }
    onSend({ texte, photos })
    event.currentTarget.reset()
    clearDraft(getDraftKey(location.pathname, DRAFT))
    setPhotos([])
    setError(null)
  }
  useImperativeHandle(restoreEnvoi, () => ({ texte, photos: input }) => {
    const area = form.current?.querySelector('textarea')
    if (!form.current || !area) return
    fillForm(form.current, { texte: [[texte, area.value].filter(Boolean).join('\n')] })
    const kept = choosePhotos(input, photos, PHOTOS_PUBLICATION_MAX)
    setPhotos(kept.photos)
    setError(kept.error)
    area.focus()
  })
  const add = async (files: readonly File[]) => {
    const { photos: fine, refusal } = await readablePhotos(
      files.filter((file) => checkPhoto(file) === null),
    )
    const kept = choosePhotos(photos, fine, PHOTOS_PUBLICATION_MAX)
    const refused = files.map(checkPhoto).find((why) => why !== null)
    setPhotos(kept.photos)
    setError(refused ?? refusal ?? kept.error)
  }
  return (
    <form className="grid min-w-0 grow gap-3" noValidate onSubmit={send} ref={form}>
      <label className="sr-only" htmlFor={field}>
        Quelques mots pour vos abonnés
      </label>
      <GrowingTextarea
        aria-describedby={error ? `${field}-erreur` : undefined}
        aria-invalid={error ? true : undefined}
        className="min-h-11 py-2.5"
        id={field}
        maxLength={TEXTE_PUBLICATION_MAX}
        name="texte"
        onChange={() => setError(null)}
        placeholder="Quelques mots…"
        rows={1}
      />
      <Previews
        onRemove={(at) => setPhotos(photos.filter((_, index) => index !== at))}
        photos={photos}
      />
      {error && (
        <p className="text-sm font-semibold text-rouge-gr" id={`${field}-erreur`} role="alert">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <AddPhotos onAdd={(files) => void add(files)} />
        <Button type="submit">Publier</Button>
      </div>
    </form>
  )
}

function AddPhotos({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <>
      <input
        accept={PHOTO_TYPES}
        aria-label="Photos"
        className="hidden"
        multiple
        onChange={choose}
        ref={input}
        type="file"
      />
      <Button icon="camera" onClick={() => input.current?.click()} variant="quiet">
        Photos
      </Button>
    </>
  )
}

type PreviewsProps = { photos: readonly File[]; onRemove: (at: number) => void }

function Previews({ photos, onRemove }: PreviewsProps) {
  const urls = usePreviews(photos)
  if (!photos.length) return null
  return (
    <ul aria-label="Photos choisies" className="fil-apercus">
      {urls.map((url, at) => (
        <li key={url}>
          <img alt={photos[at]?.name ?? ''} src={url} />
          <IconButton
            className="fil-apercu-retirer"
            icon="close"
            label={`Retirer ${photos[at]?.name ?? 'cette photo'}`}
            onClick={() => onRemove(at)}
          />
        </li>
      ))}
    </ul>
  )
}
