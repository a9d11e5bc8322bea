import type {
  Empreintes,
  LigneComplete,
  ParcoursGestion,
} from '@foulee/contract/parcours/parcours-edition'
import { formatDistance } from '@foulee/domain/shared/mesure'
import {
  getSurface,
  isTypeSurface,
  SURFACE_LABELS,
  TYPES_SURFACE,
} from '@foulee/domain/shared/surface'
import { useMemo, useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { createCursor } from '#kit/track/cursor.ts'
import { RouteProfile } from '#kit/track/route-profile.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { MetresField } from './metres-field.tsx'
import { paint, type Troncon } from './paint.ts'
import { PaintBand } from './paint-band.tsx'
import { formatConflict, useEdit } from './use-edit.ts'
import { wholeSamples } from './whole-line.ts'

const OPTIONS = TYPES_SURFACE.filter((type) => type !== 'unknown').map((value) => ({
  value,
  label: SURFACE_LABELS[value],
}))

export function SurfacesSection({ gestion }: { gestion: ParcoursGestion }) {
  const { complet, parcours, empreintes } = gestion
  const edit = useEdit(parcours.id)
  return (
    <EditorSection
      id="surfaces"
      lead="Glissez sur la bande sous le profil, ou donnez le début et la fin, puis choisissez ce que l’on a sous les pieds."
      title="Les surfaces"
    >
      {complet ? (
        <Surfaces
          edit={edit}
          key={complet.version}
          line={complet}
          seen={{ surfaces: empreintes.surfaces }}
        />
      ) : (
        <p className="text-ink-soft">Ajoutez d’abord la trace.</p>
      )}
    </EditorSection>
  )
}

type SurfacesProps = {
  line: LigneComplete
  seen: Pick<Empreintes, 'surfaces'>
  edit: ReturnType<typeof useEdit>
}

function Surfaces({ line, seen, edit }: SurfacesProps) {
  const { troncons, distance } = line
  const { mutate, error, isPending, isSuccess } = edit
  const [cursor] = useState(createCursor)
  const [type, setType] = useState<string>('path')
  const [{ from, to }, choose] = useState({ from: 0, to: distance })
  const samples = useMemo(() => wholeSamples(line), [line])
  const save = (next: readonly Troncon[]) =>
    mutate({ fields: { troncons: JSON.stringify(next) }, seen })
  return (
    <div className="card grid gap-5 p-5">
      <div>
        <RouteProfile
          cursor={cursor}
          samples={samples}
          stretches={troncons}
          title="Profil, pour les surfaces"
        />
        <PaintBand chosen={{ from, to }} distance={distance} onChoose={choose} />
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <MetresField
          label="Du"
          max={distance}
          onChange={(value) => choose({ from: value, to })}
          value={from}
        />
        <MetresField
          label="Au"
          max={distance}
          onChange={(value) => choose({ from, to: value })}
          value={to}
        />
        <Select
          label="Surface"
          onChange={({ currentTarget }) => setType(currentTarget.value)}
          options={OPTIONS}
          value={type}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon="check"
          isLoading={isPending}
          onClick={() => isTypeSurface(type) && save(paint(troncons, from, to, type))}
        >
          Appliquer à ce tronçon
        </Button>
        <SaveStatus
          error={error}
          isPending={isPending}
          isSuccess={isSuccess}
          formatError={formatConflict}
        />
      </div>
      <Stretches
        onRemove={([start, end]) => save(paint(troncons, start, end, null))}
        troncons={troncons}
      />
    </div>
  )
}

function Stretches({
  troncons,
  onRemove,
}: {
  troncons: readonly Troncon[]
  onRemove: (troncon: Troncon) => void
}) {
  if (!troncons.length) return <p className="text-ink-soft">Aucune surface indiquée.</p>
  return (
    <ul aria-label="Surfaces indiquées" className="grid gap-1">
      {troncons.map((troncon) => {
        const [start, end, type] = troncon
        const { label, class: name } = getSurface(type)
        return (
          <li className="flex items-center gap-3" key={start}>
            <span aria-hidden="true" className={`ground ground-swatch ground-${name}`} />
            <span className="grow">
              {label}, de {formatDistance(start)} à {formatDistance(end)}
            </span>
            <IconButton
              icon="trash"
              label={`Retirer ${label} de ${formatDistance(start)} à ${formatDistance(end)}`}
              onClick={() => onRemove(troncon)}
            />
          </li>
        )
      })}
    </ul>
  )
}
