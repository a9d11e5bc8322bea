import { useSession } from '#platform/session/session-provider.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { ErasureCode } from './erasure-code.tsx'
import { useErase } from './settings.mutations.ts'

const EXCEPTION = 'Le compte n’a pas pu être supprimé. Veuillez réessayer ultérieurement.'

const GONE = [
  'votre nom, votre adresse, votre mot de passe et vos appareils connectés',
  'votre profil, vos images, vos réseaux sociaux, vos abonnements et ceux de vos abonnés',
  'vos sorties, votre run list, votre agenda, vos entraînements, votre forme et votre santé',
  'vos publications, vos réactions et les mots de vos messages',
  'vos inscriptions à des évènements, et les mots que vous avez écrits dans des sondages',
  'vos points, vos demandes, vos invitations et les messages que vous nous avez écrits',
  'vos brouillons de parcours, de séances, de plans et de courses que personne d’autre ne peut modifier, et vos coordonnées sur les organisateurs que vous gériez seul',
]

const RETAINED = [
  'les courses que vous avez publiées, avec leurs organisateurs, pour ceux qui s’y sont inscrits',
  'vos avis, et les parcours, les séances et les plans que vous avez publiés, sous le nom «\u00a0Compte supprimé\u00a0»',
  'vos réservations de séjours, pour l’agence qui vous attend',
  'la trace des publications et des décisions, sous le nom «\u00a0Compte supprimé\u00a0»',
]

export function EraseDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Supprimer votre compte">
      <EraseForm />
    </Dialog>
  )
}

function EraseForm() {
  const hasPassword = useSession().currentUser?.avec_mot_de_passe ?? true
  const erase = useErase(hasPassword)
  return (
    <SessionForm
      exception={EXCEPTION}
      isDanger
      mutation={erase}
      submit="Supprimer définitivement mon compte"
    >
      {(errors) => (
        <>
          <Consequences />
          {hasPassword ? (
            <PasswordField
              {...fieldProps('current_password', errors)}
              autoComplete="current-password"
              label="Mot de passe actuel"
            />
          ) : (
            <ErasureCode errors={errors} />
          )}
          <Checkbox {...fieldProps('confirmation', errors)}>
            J’ai compris que rien ne pourra être rétabli.
          </Checkbox>
        </>
      )}
    </SessionForm>
  )
}

function Consequences() {
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="font-sans text-base font-semibold">Ce qui est effacé, tout de suite</h3>
        <List items={GONE} />
      </div>
      <div className="grid gap-1">
        <h3 className="font-sans text-base font-semibold">Ce qui reste</h3>
        <List items={RETAINED} />
      </div>
    </div>
  )
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="grid list-disc gap-1 ps-5 text-ink-soft">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
