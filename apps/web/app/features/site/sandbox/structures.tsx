import type { Claim } from '@foulee/contract/courses/revendications'
import type { Equipe } from '@foulee/contract/shared/structures'
import { useState } from 'react'
import { ClaimDialog } from '#kit/organisation/claim/claim-dialog.tsx'
import { ClaimDoor } from '#kit/organisation/claim/claim-door.tsx'
import { ClaimStatus } from '#kit/organisation/claim/claim-status.tsx'
import { CodeStep } from '#kit/organisation/claim/code-step.tsx'
import { CreateStructureForm } from '#kit/organisation/create-form.tsx'
import { LogoSection } from '#kit/organisation/logo-section.tsx'
import { MembersSection } from '#kit/organisation/members-section.tsx'
import { MyStructures } from '#kit/organisation/my-structures.tsx'
import { SheetSection } from '#kit/organisation/sheet-section.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { LONG_NOM, LONG_VILLE } from './long-words.ts'
import { Etats, Specimen } from './sandbox-section.tsx'
import { AWAY, awaited, BUSY, DONE, IDLE, never, nothing, refusedWith } from './stubs.ts'

const HERE = '/sandbox/structures'
const LOGO = '/relief/parcours/logo.svg'
const NOM = 'Les Foulées d’Orbey'

const MINE = [
  { id: 1, nom: NOM, ville: 'Orbey', logo: null },
  { id: 2, nom: LONG_NOM, ville: LONG_VILLE, logo: LOGO },
]

export function Sheet() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Specimen isWide name="Les miennes">
        <MyStructures
          editorPath={() => HERE}
          mine={MINE}
          renderBadge={() => <Badge tone="info">En cours de validation</Badge>}
          describe={() => '3 courses'}
          title="Mes organisateurs"
        />
      </Specimen>
      <Etats
        etats={{
          Vide: () => <Create create={IDLE} />,
          Refusée: () => <Create create={refusedWith({ nom: 'Le nom manque.' })} />,
          'Envoi en cours': () => <Create create={BUSY} />,
        }}
        name="En créer une"
      />
      <SheetSection
        id="presentation"
        lead="S’enregistre tout seul."
        saving={awaited(DONE)}
        structure={{ site: 'https://example.org/' }}
        title="Présentation"
      >
        {(text) => <TextField label="Site" {...text('site')} />}
      </SheetSection>
      <Etats
        etats={{
          'Sans logo': () => <LogoSection saving={IDLE} structure={{ nom: NOM, logo: null }} />,
          'Avec un logo': () => <LogoSection saving={DONE} structure={{ nom: NOM, logo: LOGO }} />,
          Envoi: () => <LogoSection saving={BUSY} structure={{ nom: NOM, logo: LOGO }} />,
          Refusé: () => (
            <LogoSection
              saving={refusedWith({ logo: 'Ce fichier n’est pas une image.' })}
              structure={{ nom: NOM, logo: null }}
            />
          ),
        }}
        name="Logo"
      />
    </div>
  )
}

const Create = ({ create }: { create: Parameters<typeof CreateStructureForm>[0]['create'] }) => (
  <div className="max-w-md">
    <CreateStructureForm
      create={create}
      editorPath={() => HERE}
      exception={AWAY.message}
      submit="Créer l’organisateur"
    />
  </div>
)

const WORDS = {
  lead: 'Chacun peut modifier la fiche et publier des courses.',
  creation: 'A créé l’organisateur',
  leave: { question: 'Quitter cet organisateur\u00a0?', text: 'Vous ne pourrez plus le modifier.' },
  remove: 'Cette personne ne pourra plus le modifier.',
}
const LE = '2026-03-14T08:30:00.000Z'
const EQUIPE: Equipe = {
  is_membre: true,
  membres: [
    { users_id: 1, nom: 'Léa Marchand', avatar: '', origine: 'creation', depuis: LE },
    { users_id: 2, nom: LONG_VILLE, avatar: '', origine: 'revendication', depuis: LE },
  ],
  invitations: [{ id: 1, email: 'karim@foulee.example', created_at: LE, expires_at: LE }],
}

type Invite = Parameters<typeof MembersSection>[0]['invite']
const Members = ({ invite, equipe = EQUIPE }: { invite: Invite; equipe?: Equipe }) => (
  <MembersSection
    cancel={{ mutate: nothing, isPending: false, variables: undefined }}
    equipe={equipe}
    home={HERE}
    invite={invite}
    remove={() => Promise.reject(AWAY)}
    words={WORDS}
  />
)

export const Team = () => (
  <Etats
    etats={{
      'À plusieurs': () => <Members invite={IDLE} />,
      'L’invitation est partie': () => <Members invite={DONE} />,
      'Invitation refusée': () => (
        <Members invite={refusedWith({ email: 'Cette personne est déjà membre.' })} />
      ),
      Seul: () => (
        <Members
          equipe={{ ...EQUIPE, membres: EQUIPE.membres.slice(0, 1), invitations: [] }}
          invite={IDLE}
        />
      ),
    }}
    name="Membres"
  />
)

const CLAIM: Claim = {
  id: 1,
  type: 'organisateur',
  etat: 'code',
  structure: { id: 1, slug: 'les-foulees', nom: NOM, ville: 'Orbey' },
  adresse: 'b•••••@foulees.example',
  // In the far future, so that the code never expires.
  expires_at: '2999-03-14T09:00:00.000Z',
  essais_restants: 3,
  message: null,
  motif: null,
  created_at: LE,
  decided_at: null,
  demandeur: { users_id: 1, prenom: 'Léa', nom: 'Marchand', email: 'lea@foulee.example' },
  decideur: null,
}
const CLAIMS: readonly Claim[] = [
  { ...CLAIM, id: 4, structure: { ...CLAIM.structure, id: 4 } },
  { ...CLAIM, id: 2, etat: 'staff', structure: { ...CLAIM.structure, id: 2, nom: LONG_NOM } },
  { ...CLAIM, id: 3, etat: 'refusee', motif: 'Le nom ne correspond pas au statut déposé.' },
]

export function Claims() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Specimen isWide name="Code attendu, à l’étude, refusée">
        <ClaimStatus claims={CLAIMS} onCode={nothing} />
      </Specimen>
      <Specimen isWide name="Le code reçu">
        {/* Inert: the claim does not exist. */}
        <div inert>
          <CodeStep claim={CLAIM} onDone={nothing} onExit={nothing} reload={never} />
        </div>
      </Specimen>
      <Specimen isWide name="Ce qui va se passer">
        <div>
          <Button onClick={() => setOpen(true)}>Ouvrir la demande</Button>
        </div>
        <ClaimDoor editor={HERE} next={HERE} structure={CLAIM.structure} type="organisateur">
          Gérer cette page
        </ClaimDoor>
        <ClaimDialog
          onClose={() => setOpen(false)}
          structure={isOpen ? CLAIM.structure : null}
          type="organisateur"
        />
      </Specimen>
    </div>
  )
}
