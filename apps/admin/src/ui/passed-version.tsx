import { isApiError } from '@foulee/contract/shared/call-error'
import { Alert } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { Button } from './button.tsx'
import { focusElement } from './focus-heading.ts'
import { describeFailure } from './use-act.ts'

export const isPassedVersion = (error: unknown): boolean =>
  isApiError(error) && error.code === 'version_depassee'

type PassedVersionProps<Now> = {
  error: unknown
  read: () => Promise<Now>
  /** Takes over its version number, so that the next save overwrites it knowingly. */
  onOverwrite: (now: Now) => void
}

export function PassedVersion<Now>({ error, read, onOverwrite }: PassedVersionProps<Now>) {
  const [kept, setKept] = useState<unknown>(null)
  const keep = useMutation({
    mutationFn: read,
    onSuccess: (now) => {
      setKept(error)
      onOverwrite(now)
    },
  })
  if (!isPassedVersion(error)) return null
  if (kept === error) {
    return (
      <Alert ref={focusElement} severity="info" tabIndex={-1}>
        La vôtre remplacera la sienne&nbsp;: enregistrez-la.
      </Alert>
    )
  }
  return (
    <Alert
      action={
        <Button color="inherit" isBusy={keep.isPending} onClick={() => keep.mutate()}>
          Garder la mienne
        </Button>
      }
      severity="warning"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 200px' } }}
    >
      {keep.error
        ? describeFailure(keep.error)
        : 'Quelqu’un d’autre a enregistré entre-temps. Fermez pour lire sa version, ou gardez la vôtre puis enregistrez.'}
    </Alert>
  )
}

type OfListProps<Now> = Pick<PassedVersionProps<Now>, 'error' | 'onOverwrite'> & {
  list: string
  id: number | undefined
}

/** The same for a record of a list: fetched by itself, since its row may be on another page. */
export function PassedVersionOf<Now extends RaRecord<number>>(of: OfListProps<Now>) {
  const { list, id, ...props } = of
  const provider = useDataProvider()
  if (id === undefined) return null
  const read = async () => (await provider.getOne<Now>(list, { id })).data
  return <PassedVersion {...props} read={read} />
}
