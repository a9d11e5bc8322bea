import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Dialog, Sheet } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { CardSkeleton, Loading, Skeleton, TextSkeleton } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'

const Menu = lazy(() => import('../../../ui/menu.tsx'))

export function Floating() {
  const [opened, open] = useState<'dialog' | 'sheet'>()
  const toast = useToast()
  const close = () => open(undefined)
  return (
    <SpecimenGrid>
      <Specimen name="Dialogue, feuille, menu">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => open('dialog')}>Ouvrir un dialogue</Button>
          <Button icon="filter" onClick={() => open('sheet')}>
            Ouvrir une feuille
          </Button>
          <Suspense fallback={<Skeleton className="size-11 rounded-full" />}>
            <Menu
              entries={[
                { id: 'edit', label: 'Modifier', icon: 'edit' },
                { id: 'copy', label: 'Copier le lien', icon: 'copy' },
                { id: 'remove', label: 'Supprimer', icon: 'trash', isDanger: true },
              ]}
              label="Actions"
            />
          </Suspense>
        </div>
        <DialogExample isOpen={opened === 'dialog'} onClose={close} />
        <SheetExample isOpen={opened === 'sheet'} onClose={close} />
      </Specimen>
      <Specimen name="Notifications">
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => toast({ message: 'Course ajoutée à votre liste.', tone: 'success' })}
          >
            Réussite
          </Button>
          <Button onClick={() => toast({ message: 'L’envoi a échoué.', tone: 'danger' })}>
            Échec
          </Button>
          <Button
            onClick={() =>
              toast({
                message: 'Retirée de la liste.',
                action: { label: 'Annuler', onPress: close },
              })
            }
          >
            Avec action
          </Button>
        </div>
      </Specimen>
      <Specimen name="Infobulle">
        <p>
          Cette course vaut 58{' '}
          <Tooltip text="Distance en km, plus un centième du dénivelé positif en mètres.">
            km-effort
          </Tooltip>
          .
        </p>
      </Specimen>
    </SpecimenGrid>
  )
}

type ExampleProps = { isOpen: boolean; onClose: () => void }

function DialogExample({ isOpen, onClose }: ExampleProps) {
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose} variant="quiet">
            Garder la course
          </Button>
          <Button onClick={onClose} variant="danger">
            Annuler la course
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      title="Annuler la course&nbsp;?"
    >
      <p>Les 214 personnes qui l’ont dans leur liste seront prévenues, avec la raison donnée.</p>
    </Dialog>
  )
}

function SheetExample({ isOpen, onClose }: ExampleProps) {
  return (
    <Sheet
      footer={
        <Button isWide onClick={onClose} variant="primary">
          Voir 128 courses
        </Button>
      }
      isOpen={isOpen}
      onClose={onClose}
      title="Surfaces"
    >
      <div className="grid">
        {['Sentier', 'Chemin', 'Route', 'Sable', 'Roche', 'Gravier', 'Escaliers'].map((surface) => (
          <Checkbox key={surface}>{surface}</Checkbox>
        ))}
      </div>
    </Sheet>
  )
}

export function States() {
  const [isRetrying, setRetrying] = useState(false)
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <Loading label="Chargement des courses…">
        <CardSkeleton />
        <div className="mt-5">
          <TextSkeleton />
        </div>
      </Loading>
      <Card>
        <EmptyState
          action={<Button>Retirer «&nbsp;Moins de 50 km&nbsp;»</Button>}
          title="Aucun résultat"
        >
          Aucune course ne réunit ces quatre filtres. Élargissez la distance ou la période.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          isRetrying={isRetrying}
          message="La liste n’a pas pu être chargée. Vérifiez votre connexion."
          onRetry={() => setRetrying(!isRetrying)}
        />
      </Card>
    </div>
  )
}
