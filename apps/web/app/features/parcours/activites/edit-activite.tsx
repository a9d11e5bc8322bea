import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'

const EditDialog = lazy(() => import('./edit-dialog.tsx'))

export function EditActivite({ activite }: { activite: ActiviteEntiere }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="edit" onClick={() => setOpen(true)}>
        Modifier
      </Button>
      {isOpen && (
        <Suspense>
          <EditDialog activite={activite} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
