import type { Partenaire as Partner } from '@foulee/contract/courses/contenus'
import { getSiteName } from '@foulee/domain/shared/adresse-web'
import { useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { api } from '#platform/api/api.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { removePartenaire, savePartenaire } from './contenu-calls.ts'
import { PartenaireForm } from './partenaire-form.tsx'
import { type Support, useSupport } from './support.ts'

type Kind = Partner['type']

const KINDS = [
  { type: 'classic', title: 'Partenaires', add: 'Ajouter un partenaire', icon: 'heart' },
  { type: 'hebergement', title: 'Hébergements', add: 'Ajouter un hébergement', icon: 'bed' },
] as const satisfies readonly { type: Kind; title: string; add: string; icon: string }[]

export function PartenairesSection({ support }: { support: Support }) {
  return (
    <EditorSection
      id="partenaires"
      lead={`Affichés sur ${support.page}, dans cet ordre.`}
      title="Partenaires et hébergements"
    >
      <div className="card grid gap-8 p-5">
        {KINDS.map((kind) => (
          <PartnerList support={support} key={kind.type} {...kind} />
        ))}
      </div>
    </EditorSection>
  )
}

type PartnerListProps = { support: Support } & (typeof KINDS)[number]

function PartnerList({ support, type, title, add, icon }: PartnerListProps) {
  const { model, id, partners } = support
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const close = () => setEdited(null)
  const mine = partners.filter((partner) => partner.type === type)
  const move = useSupport(support, ({ partner, to }: { partner: Partner; to: Partner }) =>
    savePartenaire(api, {
      model,
      id,
      type,
      fields: { ...wordsOf(partner), ordre: String(partners.indexOf(to)) },
    }),
  )
  const remove = useSupport(support, (partner: number) => removePartenaire(api, model, partner))
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
                <PartenaireForm support={support} onClose={close} partner={partner} type={type} />
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
        <PartenaireForm support={support} onClose={close} type={type} />
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
        <p className="font-semibold">{nom}</p>
        <p className="text-sm text-ink-soft">
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
