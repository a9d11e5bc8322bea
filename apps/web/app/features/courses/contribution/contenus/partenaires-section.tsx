import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Course } from '@foulee/contract/courses/courses'
import { getSiteName } from '@foulee/domain/adresse-web'
import { useState } from 'react'
import { api } from '../../../../api.ts'
import { EditorSection } from '../../../../editor/editor-section.tsx'
import { SaveStatus } from '../../../../editor/save-status.tsx'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { removePartenaire, savePartenaire } from './contenus-calls.ts'
import { PartenaireForm } from './partenaire-form.tsx'
import { useContent } from './use-content.ts'

type Partner = Course['partners'][number]
type Kind = Partner['type']

const KINDS = [
  { type: 'classic', title: 'Partenaires', add: 'Ajouter un partenaire', icon: 'heart' },
  { type: 'hebergement', title: 'Hébergements', add: 'Ajouter un hébergement', icon: 'bed' },
] as const satisfies readonly { type: Kind; title: string; add: string; icon: string }[]

/** Who helps the race, and where its runners sleep. */
export function PartenairesSection({ gestion }: { gestion: CourseGestion }) {
  return (
    <EditorSection
      id="partenaires"
      lead="Affichés sur la page de la course, dans cet ordre."
      title="Partenaires et hébergements"
    >
      <div className="card grid gap-8 p-5">
        {KINDS.map((kind) => (
          <PartnerList gestion={gestion} key={kind.type} {...kind} />
        ))}
      </div>
    </EditorSection>
  )
}

type PartnerListProps = { gestion: CourseGestion } & (typeof KINDS)[number]

function PartnerList({ gestion, type, title, add, icon }: PartnerListProps) {
  const { id, partners } = gestion.course
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const close = () => setEdited(null)
  const mine = partners.filter((partner) => partner.type === type)
  const move = useContent(id, ({ partner, to }: { partner: Partner; to: Partner }) =>
    savePartenaire(api, {
      id,
      type,
      fields: { ...wordsOf(partner), ordre: String(partners.indexOf(to)) },
    }),
  )
  const remove = useContent(id, (partner: number) => removePartenaire(api, partner))
  return (
    <section aria-labelledby={`partenaires-${type}`} className="grid gap-4">
      <h3 className="text-lg" id={`partenaires-${type}`}>
        {title}
      </h3>
      {mine.length > 0 && (
        <ul className="grid divide-y divide-line">
          {mine.map((partner, rank) => (
            <li className="py-3" key={partner.id}>
              {edited === partner.id ? (
                <PartenaireForm coursesId={id} onClose={close} partner={partner} type={type} />
              ) : (
                <div className="flex flex-wrap items-center gap-3">
                  <PartnerWords icon={icon} partner={partner} />
                  <PartnerTools
                    after={mine[rank + 1]}
                    before={mine[rank - 1]}
                    nom={partner.nom}
                    onEdit={() => setEdited(partner.id)}
                    onMove={(to) => move.mutate({ partner, to })}
                    onRemove={() => remove.mutate(partner.id)}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === 'new' ? (
        <PartenaireForm coursesId={id} onClose={close} type={type} />
      ) : (
        <Button className="justify-self-start" icon="plus" onClick={() => setEdited('new')}>
          {add}
        </Button>
      )}
      {(move.error ?? remove.error) && (
        <SaveStatus error={move.error ?? remove.error} isPending={false} isSuccess={false} />
      )}
    </section>
  )
}

const wordsOf = ({ id, nom, description, url }: Partner) => ({
  partenaires_id: String(id),
  nom,
  description: description ?? '',
  url: url ?? '',
})

type PartnerWordsProps = { partner: Partner; icon: (typeof KINDS)[number]['icon'] }

function PartnerWords({ partner: { nom, description, url, logo }, icon }: PartnerWordsProps) {
  return (
    <div className="flex min-w-0 grow basis-60 items-center gap-3">
      {logo ? (
        <img alt="" className="size-12 shrink-0 object-contain" height={48} src={logo} width={48} />
      ) : (
        <span className="grid size-12 shrink-0 place-items-center rounded-control bg-sapin-wash text-sapin">
          <Icon name={icon} />
        </span>
      )}
      <div className="min-w-0">
        <p className="font-semibold break-words">{nom}</p>
        <p className="text-sm break-words text-ink-soft">
          {[description, url && getSiteName(url)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  )
}

type PartnerToolsProps = {
  nom: string
  before: Partner | undefined
  after: Partner | undefined
  onEdit: () => void
  onMove: (to: Partner) => void
  onRemove: () => void
}

function PartnerTools({ nom, before, after, onEdit, onMove, onRemove }: PartnerToolsProps) {
  return (
    <div className="flex gap-1">
      {before && (
        <IconButton icon="chevron-up" label={`Monter ${nom}`} onClick={() => onMove(before)} />
      )}
      {after && (
        <IconButton icon="chevron-down" label={`Descendre ${nom}`} onClick={() => onMove(after)} />
      )}
      <IconButton icon="edit" label={`Modifier ${nom}`} onClick={onEdit} />
      <IconButton icon="trash" label={`Retirer ${nom}`} onClick={onRemove} />
    </div>
  )
}
