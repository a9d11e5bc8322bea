import { formatPlageAllure, formatPlageFc, resolveCible } from '@foulee/domain/entrainement/allures'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import { listModelesZones, targetZone } from '@foulee/domain/entrainement/zones'
import { useState } from 'react'
import { DataTable } from '#ui/data-table.tsx'
import { Select } from '#ui/select.tsx'

const MODELES = listModelesZones()
type Code = (typeof MODELES)[number]['code']

export function AlluresTable({ reperes }: { reperes: Reperes }) {
  const [code, setCode] = useState<Code>('allures')
  const modele = MODELES.find((modele) => modele.code === code)
  if (!modele) return null
  const rows = modele.zones.map((zone) => {
    const { allure, fc } = resolveCible(targetZone(zone), reperes)
    return {
      code: zone.code,
      nom: zone.nom,
      description: zone.description,
      allure: allure ? formatPlageAllure(allure) : '–',
      fc: fc ? formatPlageFc(fc) : '–',
    }
  })
  const hasFc = rows.some(({ fc }) => fc !== '–')
  return (
    <section aria-labelledby="allures" className="grid gap-4">
      <h2 className="text-xl" id="allures">
        Mes allures
      </h2>
      <Select
        label="Modèle de zones"
        onChange={({ target }) => {
          const chosen = MODELES.find((modele) => modele.code === target.value)
          if (chosen) setCode(chosen.code)
        }}
        options={MODELES.map((modele) => ({ value: modele.code, label: modele.nom }))}
        value={code}
      />
      {reperes.vma === null && (
        <p className="text-ink-soft">Donnez votre VMA&nbsp;: vos allures s’affichent ici.</p>
      )}
      <DataTable
        caption={`Mes allures, ${modele.nom}`}
        columns={[
          {
            id: 'zone',
            header: 'Zone',
            cell: ({ nom, description }) => (
              <>
                {nom}
                <span className="block text-sm font-normal text-ink-soft">{description}</span>
              </>
            ),
          },
          { id: 'allure', header: 'Allure', cell: ({ allure }) => allure, isNumeric: true },
          ...(hasFc
            ? [
                {
                  id: 'fc',
                  header: 'FC',
                  cell: ({ fc }: { fc: string }) => fc,
                  isNumeric: true,
                },
              ]
            : []),
        ]}
        keyOf={(row) => row.code}
        rows={rows}
      />
      <p className="text-sm text-ink-soft">
        {modele.source}
        {modele.est_hypothese && '. Ces chiffres varient d’un entraîneur à l’autre.'}
      </p>
    </section>
  )
}
