import type { Empreintes, ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isPassed, readEditFailure } from '#kit/editor/edit-failure.ts'
import type { VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { scopeOf, showSaved } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { gestionQuery } from './contribution.queries.ts'
import { PARCOURS } from './parcours-kind.ts'
import { updateRoute } from './route-calls.ts'

/** `seen`: versions of the changed parts, as known by this window. */
export type Change = { fields?: Fields; seen?: Partial<Empreintes>; gpx?: File }

const change = (id: number, { fields, seen, ...source }: Change) =>
  updateRoute(api, {
    id,
    ...source,
    ...(fields && { fields: seen ? { ...fields, empreintes: JSON.stringify(seen) } : fields }),
  })

export function useEdit(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: scopeOf(PARCOURS, id) },
    mutationFn: (input: Change) => change(id, input),
    onSuccess: (data) => data && showSaved(client, PARCOURS, data),
    onError: (cause) => isPassed(cause) && client.invalidateQueries(gestionQuery(id)),
  })
}

type Part = { gestion: ParcoursGestion; version: number }

export function usePart(gestion: ParcoursGestion, part: 'textes' | 'chiffres') {
  const client = useQueryClient()
  const { id } = gestion.parcours
  const toPart = (data: ParcoursGestion): Part => ({
    gestion: data,
    version: data.empreintes[part],
  })
  const saving: VersionedSaving<Part> = {
    scope: { id: scopeOf(PARCOURS, id) },
    mutationFn: async ({ fields, version }) => {
      const data = await change(id, {
        fields,
        ...(version !== undefined && { seen: { [part]: version } }),
      })
      return data && toPart(data)
    },
    onSuccess: (data) => data && showSaved(client, PARCOURS, data.gestion),
  }
  const reload = () => void client.invalidateQueries(gestionQuery(id))
  return { gestion: toPart(gestion), saving, reload }
}

export const formatConflict = (cause: unknown): string =>
  isPassed(cause)
    ? 'Ce parcours a été changé ailleurs entre-temps. Le voici tel qu’il est\u00a0: refaites votre changement s’il le faut encore.'
    : readEditFailure(cause).message
