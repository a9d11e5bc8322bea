import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { EditorSections } from '#kit/editor/editor-sections.tsx'
import { History } from '#kit/editor/history.tsx'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useRemoval } from '#kit/editor/use-removal.ts'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { editorPath, type Gestion, type Kind } from './kind.ts'
import { gestionOf, historyOf } from './kind-queries.ts'
import { decline } from './noun.ts'

/**
 * Part of an editor, in the order of the page. `id` is that of the `EditorSection` which the
 * component draws, and of the missing fields that lead there.
 */
export type EditorPart<G> = { id: string; label: string; Part?: ComponentType<{ gestion: G }> }

type KindEditorProps<G extends Gestion> = {
  kind: Kind<G>
  parts: readonly EditorPart<G>[]
  publication: (gestion: G) => ReactNode
  /** Instead of the parts, when they share something. */
  sections?: (gestion: G) => ReactNode
  head?: (gestion: G) => ReactNode
  instead?: ((gestion: G) => ReactNode) | null
  /** Beside no index, as wide as the page. */
  wide?: (gestion: G) => ReactNode
}

export function KindEditor<G extends Gestion>(props: KindEditorProps<G>) {
  const { kind } = props
  const { nom, du } = decline(kind)
  return (
    <EditorPage
      description={describe(kind)}
      label={`Chargement ${du}…`}
      path={(id) => editorPath(kind, id)}
      query={(id) => gestionOf(kind, id)}
      title={nom}
    >
      {(gestion) => <Editor {...props} gestion={gestion} />}
    </EditorPage>
  )
}

const describe = <G extends Gestion>({ description, nom }: Kind<G>) =>
  description ?? `Votre ${nom}.`

type EditorProps<G extends Gestion> = KindEditorProps<G> & { gestion: G }

function Editor<G extends Gestion>(props: EditorProps<G>) {
  const { kind, gestion, head, instead } = props
  const { id, titre } = kind.read(gestion)
  return (
    <main className="grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description={describe(kind)} isPrivate path={editorPath(kind, id)} title={titre} />
      <header className="page grid gap-3">
        <p className="no-print">
          <TextLink to={kind.mine.path}>{kind.mine.title}</TextLink>
        </p>
        {!instead && <h1 className="text-2xl md:text-3xl">{titre}</h1>}
        {head?.(gestion)}
      </header>
      {instead ? instead(gestion) : <Parts {...props} />}
    </main>
  )
}

function Parts<G extends Gestion>(props: EditorProps<G>) {
  const { kind, gestion, parts, publication, sections, wide } = props
  const { historique } = kind.calls
  const { droits } = gestion
  const { id } = kind.read(gestion)
  const end = (
    <>
      {historique && <KindHistory kind={kind} id={id} ask={historique} />}
      {droits.supprimer !== false && <RemoveThing gestion={gestion} kind={kind} />}
    </>
  )
  return (
    <div className="page grid gap-8 *:min-w-0">
      <EditorSections
        entries={[
          { id: 'publication', label: 'Publication' },
          ...parts,
          ...(historique ? [{ id: 'historique', label: 'Historique' }] : []),
        ]}
        label={`Sections ${decline(kind).du}`}
      >
        {publication(gestion)}
        {sections?.(gestion)}
        {parts.map(({ id: part, Part }) => Part && <Part gestion={gestion} key={part} />)}
        {!wide && end}
      </EditorSections>
      {wide && (
        <>
          {wide(gestion)}
          <div className="grid max-w-3xl gap-8">{end}</div>
        </>
      )}
    </div>
  )
}

type KindHistoryProps<G extends Gestion> = {
  kind: Kind<G>
  id: number
  ask: NonNullable<Kind<G>['calls']['historique']>
}

function KindHistory<G extends Gestion>({ kind, id, ask }: KindHistoryProps<G>) {
  const depuis = kind.owner === 'author' ? `la création ${decline(kind).du}` : 'sa création'
  return (
    <History
      empty={`Rien n’a encore changé depuis ${depuis}.`}
      query={useInfiniteQuery(historyOf(ask, id))}
    />
  )
}

function RemoveThing<G extends Gestion>({ kind, gestion }: { kind: Kind<G>; gestion: G }) {
  const { owner, words, mine, tags, calls } = kind
  const { id, titre } = kind.read(gestion)
  const what = owner === 'author' ? decline(kind).ce : 'ce brouillon'
  const remove = useRemoval({
    send: () => calls.supprimer(id),
    to: mine.path,
    shown: tags,
    own: gestionOf(kind, id).queryKey,
  })
  return (
    <RemoveButton label={`Supprimer ${what}`} question={`Supprimer ${what}\u00a0?`} remove={remove}>
      {words.efface(`«\u00a0${titre}\u00a0»`)} On ne peut pas revenir en arrière.
    </RemoveButton>
  )
}
