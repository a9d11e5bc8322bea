import type { Message } from '@foulee/contract/echanges/messages'
import { TEXTE_MESSAGE_MAX } from '@foulee/domain/echanges/message'
import { formatTexteLeger } from '@foulee/domain/echanges/texte-leger'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useState,
} from 'react'
import { readablePhotos } from '#kit/photos/readable-photo.ts'
import { GrowingTextarea } from '#ui/growing-textarea.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast.tsx'
import { AddFiles, Chosen } from './choisies.tsx'
import { type Cible, type Envoi, isSameCible } from './envois.ts'
import { readBrouillon, writeBrouillon } from './message-draft.ts'
import { useModifier } from './messages.mutations.ts'
import { AUCUNE, addFiles, type Jointes } from './pieces-jointes.ts'
import { onAbandoned, sendEnvoi } from './use-envois.ts'
import './composer.css'

const NEAR_MAX = 500
const EXTRAIT_MAX = 140

export type Sujet = { kind: 'reponse' | 'modification'; message: Message } | null

type ComposerProps = {
  cible: Cible
  users_id: number
  sujet: Sujet
  onDone: () => void
  onTyping: () => void
  /** « Flèche haut » in an empty composer edits the member's last message. */
  onEditLast: () => void
  onSent: () => void
  field: Ref<HTMLTextAreaElement>
  /** Not in a message request: the server accepts text only. */
  canAttach?: boolean
}

const isDesk = () => window.matchMedia('(pointer: fine)').matches

export function Composer(props: ComposerProps) {
  const { cible, users_id, sujet, onDone, onTyping, onEditLast, onSent, field } = props
  const { canAttach = true } = props
  const toast = useToast()
  const id = useId()
  const edited = sujet?.kind === 'modification' ? sujet.message : null
  const [texte, setTexte] = useState(() => edited?.texte ?? readBrouillon(cible, users_id))
  const [jointes, setJointes] = useState<Jointes>(AUCUNE)
  const [error, setError] = useState<string | null>(null)
  const edit = useEdit(edited, onDone)
  const isEdit = edited !== null
  const left = TEXTE_MESSAGE_MAX - texte.length
  const takesFiles = canAttach && !edited
  const isEmpty = !texte.trim() && !jointes.photos.length && !jointes.traces.length

  const write = (words: string) => {
    setTexte(words)
    setError(null)
    if (edited) return
    writeBrouillon(cible, users_id, words)
    if (words) onTyping()
  }
  useEffect(() => {
    if (isEdit) return
    return onAbandoned((envoi) => {
      if (!isSameCible(envoi.cible, cible)) return
      setTexte(readBrouillon(cible, users_id))
      const { photos, traces } = envoi
      if (canAttach) setJointes((held) => addFiles(held, [...photos, ...traces]).jointes)
    })
  }, [isEdit, cible, users_id, canAttach])
  const add = async (files: readonly File[]) => {
    const { photos, refusal } = await readablePhotos(files)
    setJointes((held) => addFiles(held, photos).jointes)
    setError(addFiles(jointes, photos).refus ?? refusal)
  }
  const send = () => {
    if (isEmpty) return setError('Écrivez quelques mots, ou choisissez une photo.')
    if (left < 0)
      return setError(`${TEXTE_MESSAGE_MAX.toLocaleString('fr-FR')}\u00a0signes au plus.`)
    if (edited) {
      edit.mutate(texte.trim(), {
        onError: (cause) => toast({ message: cause.message, tone: 'danger' }),
      })
      return
    }
    sendEnvoi(newEnvoi({ cible, users_id, texte: texte.trim(), sujet, jointes }))
    write('')
    setJointes(AUCUNE)
    onDone()
    onSent()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && sujet) onDone()
    if (event.key === 'ArrowUp' && !texte && !sujet) onEditLast()
    if (event.key !== 'Enter' || event.shiftKey || !isDesk()) return
    event.preventDefault()
    send()
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (!files.length || !takesFiles) return
    event.preventDefault()
    void add(files)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form
      className="composer"
      noValidate
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (takesFiles) void add([...event.dataTransfer.files])
      }}
      onSubmit={submit}
    >
      {sujet && <SujetLine onClose={onDone} sujet={sujet} />}
      <Chosen jointes={jointes} onChange={setJointes} />
      <div className="composer-ligne">
        {takesFiles && <AddFiles onAdd={(files) => void add(files)} />}
        <label className="sr-only" htmlFor={id}>
          Votre message
        </label>
        <GrowingTextarea
          aria-describedby={`${id}-aide`}
          aria-invalid={error ? true : undefined}
          className="composer-texte"
          enterKeyHint="enter"
          id={id}
          onChange={({ target }) => write(target.value)}
          onKeyDown={press}
          onPaste={paste}
          placeholder="Votre message…"
          ref={field}
          rows={1}
          value={texte}
        />
        <button
          aria-disabled={isEmpty || edit.isPending || undefined}
          aria-label={edited ? 'Enregistrer' : 'Envoyer'}
          className="composer-envoyer"
          title={edited ? 'Enregistrer' : 'Envoyer'}
          type="submit"
        >
          <Icon name={edited ? 'check' : 'arrow-right'} />
        </button>
      </div>
      <div className="composer-pied" id={`${id}-aide`}>
        {error ? (
          <p className="font-semibold text-rouge-gr" role="alert">
            {error}
          </p>
        ) : (
          <p className="composer-aide">
            Entrée pour envoyer, Maj + Entrée pour aller à la ligne, **gras**, _italique_
          </p>
        )}
        {left < NEAR_MAX && (
          <p className={left < 0 ? 'font-semibold text-rouge-gr' : ''} role="status">
            {left < 0
              ? `${(-left).toLocaleString('fr-FR')}\u00a0signes de trop`
              : `Encore ${left.toLocaleString('fr-FR')}\u00a0signes`}
          </p>
        )}
      </div>
    </form>
  )
}

function useEdit(edited: Message | null, onDone: () => void) {
  // Placeholder: without an edited message nothing is sent.
  const modify = useModifier(edited ?? ({ id: 0, channels_id: 0 } as Message))
  const mutate: typeof modify.mutate = (texte, options) => {
    if (texte === edited?.texte) return onDone()
    modify.mutate(texte, { ...options, onSuccess: onDone })
  }
  return { mutate, isPending: modify.isPending }
}

type Written = Pick<Envoi, 'cible' | 'users_id' | 'texte'> & { sujet: Sujet; jointes: Jointes }

function newEnvoi({ cible, users_id, texte, sujet, jointes }: Written): Envoi {
  const answered = sujet?.kind === 'reponse' ? sujet.message : null
  return {
    client_id: crypto.randomUUID(),
    users_id,
    cible,
    texte,
    reponse: answered && {
      id: answered.id,
      nom: answered.auteur.nom,
      extrait: formatExtrait(answered),
    },
    ...jointes,
    ecrit_le: Date.now(),
    etat: 'attente',
    motif: null,
    part: 0,
  }
}

const formatExtrait = ({ texte, pieces }: Message): string =>
  takeGraphemes(formatTexteLeger(texte), EXTRAIT_MAX) ||
  (pieces.some(({ kind }) => kind === 'photo') ? 'Photo' : 'Tracé')

function SujetLine({ sujet, onClose }: { sujet: NonNullable<Sujet>; onClose: () => void }) {
  const { kind, message } = sujet
  return (
    <div className="composer-sujet">
      <Icon name={kind === 'reponse' ? 'arrow-left' : 'edit'} size={18} />
      <p className="min-w-0 grow">
        <span className="block font-semibold">
          {kind === 'reponse'
            ? `Réponse à ${message.est_moi ? 'moi-même' : message.auteur.nom}`
            : 'Modifier mon message'}
        </span>
        <span className="block truncate">{formatExtrait(message)}</span>
      </p>
      <button
        aria-label="Annuler"
        className="icon-button"
        onClick={onClose}
        title="Annuler (Échap)"
        type="button"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
