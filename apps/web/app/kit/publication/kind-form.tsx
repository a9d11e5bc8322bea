import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { type VersionedChange, VersionedForm } from '#kit/editor/versioned-form.tsx'
import type { Gestion, Kind } from './kind.ts'
import { gestionOf } from './kind-queries.ts'
import { savingOf } from './use-kind.ts'

type Versioned = Gestion & { version: number }

export type SectionFormProps<G extends Versioned> = Omit<
  ComponentProps<typeof VersionedForm<G>>,
  'saving' | 'reload'
>

type KindFormProps<G extends Versioned> = SectionFormProps<G> & {
  kind: Kind<G>
  update: (id: number, change: VersionedChange) => Promise<G | null>
}

export function KindForm<G extends Versioned>({ kind, update, ...props }: KindFormProps<G>) {
  const client = useQueryClient()
  const { id } = kind.read(props.gestion)
  return (
    <VersionedForm
      {...props}
      reload={() => void client.invalidateQueries(gestionOf(kind, id))}
      saving={savingOf(client, kind, { id, update: (change) => update(id, change) })}
    />
  )
}
