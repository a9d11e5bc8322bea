import type { Template } from '../content.ts'

/** Tells the team that an organiser has lost its last member with the account that was erased. */
export const organisateurSeul: Template<{ nom: string }> = ({ nom }, { publicUrl }) => ({
  subject: `Plus personne ne gère «\u00a0${nom}\u00a0»`,
  title: 'Un organisateur sans membre',
  paragraphs: [
    `La dernière personne qui gérait «\u00a0${nom}\u00a0» a supprimé son compte. L’organisateur et ses courses publiées restent, sans adresse ni téléphone\u00a0; ses brouillons sont supprimés.`,
    'Qui veut le reprendre passe par vous\u00a0: sans adresse connue, aucun code ne part.',
  ],
  button: { label: 'Voir les organisateurs', url: `${publicUrl}/admin/organisateurs` },
  smallPrint: [
    'Dans la liste, le filtre «\u00a0A des membres\u00a0» montre ceux que personne ne gère.',
  ],
})
