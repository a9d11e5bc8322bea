import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CardSkeleton as TileSkeleton } from '#ui/card-skeleton.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog, Sheet } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Progress } from '#ui/progress.tsx'
import { Query } from '#ui/query.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { CardSkeleton, Loading, Skeleton, TextSkeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useToast } from '#ui/toast.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { LONG_MOT, LONG_NOM } from './long-words.ts'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'

const Menu = lazy(() => import('#ui/menu.tsx'))

export function Floating() {
  const [opened, open] = useState<'dialog' | 'sheet' | 'confirm' | 'reason'>()
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
          <Button onClick={() => open('confirm')}>Demander confirmation</Button>
          <Button onClick={() => open('reason')}>Demander une raison</Button>
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
        {opened === 'confirm' && (
          <ConfirmDialog
            action="Quitter"
            isBusy={false}
            onClose={close}
            onConfirm={close}
            title={`Quitter «\u00a0${LONG_NOM}\u00a0»\u00a0?`}
          >
            <p>Vous ne recevrez plus ses nouvelles.</p>
          </ConfirmDialog>
        )}
        <ReasonDialog
          action="Renvoyer"
          error="Le serveur n’a pas pu être joint."
          hint="L’auteur la lira."
          isBusy={false}
          isOpen={opened === 'reason'}
          onClose={close}
          onSend={close}
          title="Renvoyer le parcours"
        />
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
          <Button onClick={() => toast({ message: LONG_MOT })}>Un mot long</Button>
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[repeat(3,minmax(0,1fr))]">
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
      <Loading label="Chargement d’une carte de liste…">
        <TileSkeleton layout="row" />
      </Loading>
      <Specimen name="Anneau et avancement">
        <p className="flex items-center gap-3" role="status">
          <Spinner size={28} />
          Envoi de la trace…
        </p>
        <Progress label="Trace envoyée" value={42} />
        <Progress isGold label="Badge" value={100} />
      </Specimen>
      <Card>
        <Query
          isCompact
          label="Chargement du bloc…"
          query={{
            data: undefined,
            error: new Error('Ce bloc n’a pas pu être lu.'),
            isFetching: true,
            refetch: () => undefined,
          }}
          skeleton={<TextSkeleton />}
        >
          {() => null}
        </Query>
      </Card>
    </div>
  )
}
