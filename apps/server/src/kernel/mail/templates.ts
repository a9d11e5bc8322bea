import { defuseLinks } from '@foulee/domain/shared/lien'
import type { NotificationRef } from '#kernel/notifications/is-current.ts'
import type { MailContent, MailSite } from './content.ts'
import { adresseChangee } from './templates/adresse-changee.ts'
import { agenceContact } from './templates/agence-contact.ts'
import { agenceContactCopie } from './templates/agence-contact-copie.ts'
import { changementAdresse } from './templates/changement-adresse.ts'
import { codeRevendication } from './templates/code-revendication.ts'
import { codeSuppression } from './templates/code-suppression.ts'
import { commentaireMasque } from './templates/commentaire-masque.ts'
import { compteRelie } from './templates/compte-relie.ts'
import { compteRetabli } from './templates/compte-retabli.ts'
import { compteSupprime } from './templates/compte-supprime.ts'
import { compteSuspendu } from './templates/compte-suspendu.ts'
import { contact } from './templates/contact.ts'
import { contactReponse } from './templates/contact-reponse.ts'
import { courseDecidee, evenementDecide, voyageDecide } from './templates/course-decidee.ts'
import { demandeDecidee } from './templates/demande-decidee.ts'
import { departMessage } from './templates/depart-message.ts'
import { invitation } from './templates/invitation.ts'
import { invitationMembre } from './templates/invitation-membre.ts'
import { motDePasseChange } from './templates/mot-de-passe-change.ts'
import { nouvelle } from './templates/nouvelle.ts'
import { nouvelleAdresse } from './templates/nouvelle-adresse.ts'
import { planDemande } from './templates/plan-demande.ts'
import { premiumFin } from './templates/premium-fin.ts'
import { publicationDecidee } from './templates/publication-decidee.ts'
import { reinitialisation } from './templates/reinitialisation.ts'
import { resume } from './templates/resume.ts'
import { revendicationDecidee } from './templates/revendication-decidee.ts'
import { secondFacteur } from './templates/second-facteur.ts'
import { signalementDecide } from './templates/signalement-decide.ts'
import { structureDecidee } from './templates/structure-decidee.ts'
import { structureMembre } from './templates/structure-membre.ts'
import { structureSeule } from './templates/structure-seule.ts'
import { verification } from './templates/verification.ts'
import type { Desabonnement } from './unsubscribe.ts'

const TEMPLATES = {
  'adresse-changee': adresseChangee,
  'agence-contact': agenceContact,
  'agence-contact-copie': agenceContactCopie,
  'changement-adresse': changementAdresse,
  'code-revendication': codeRevendication,
  'code-suppression': codeSuppression,
  'commentaire-masque': commentaireMasque,
  'compte-relie': compteRelie,
  'compte-retabli': compteRetabli,
  'compte-supprime': compteSupprime,
  'compte-suspendu': compteSuspendu,
  contact,
  'contact-reponse': contactReponse,
  'course-decidee': courseDecidee,
  'demande-decidee': demandeDecidee,
  'depart-message': departMessage,
  'evenement-decide': evenementDecide,
  invitation,
  'invitation-membre': invitationMembre,
  'mot-de-passe-change': motDePasseChange,
  nouvelle,
  'nouvelle-adresse': nouvelleAdresse,
  'structure-decidee': structureDecidee,
  'structure-membre': structureMembre,
  'structure-seule': structureSeule,
  'premium-fin': premiumFin,
  'plan-demande': planDemande,
  'publication-decidee': publicationDecidee,
  reinitialisation,
  resume,
  'revendication-decidee': revendicationDecidee,
  'second-facteur': secondFacteur,
  'signalement-decide': signalementDecide,
  verification,
  'voyage-decide': voyageDecide,
}

export type TemplateName = keyof typeof TEMPLATES
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[]
type Props<N extends TemplateName> = Parameters<(typeof TEMPLATES)[N]>[0]

/**
 * Optional emails, including the digest; those of security and of the account have no unsubscribe
 * link.
 */
export type WithAWayOut =
  | 'nouvelle'
  | 'resume'
  | 'publication-decidee'
  | 'course-decidee'
  | 'voyage-decide'
  | 'evenement-decide'
  | 'structure-decidee'
  | 'revendication-decidee'
  | 'demande-decidee'
  | 'commentaire-masque'

export type Mail<N extends TemplateName> = {
  to: string
  template: N
  props: Props<N>
  replyTo?: string
  desabonnement?: N extends WithAWayOut ? Desabonnement : never
  /** Notification behind the email: if retracted before sending, the email is dropped. */
  notice?: NotificationRef
}
export type AnyMail = { [N in TemplateName]: Mail<N> }[TemplateName]

const QUOTES_MEMBER: ReadonlySet<TemplateName> = new Set([
  'agence-contact',
  'agence-contact-copie',
  'contact',
  'depart-message',
  'invitation',
  'nouvelle',
  'plan-demande',
])

/** Whether this version has the template: the queue may hold emails of an older one. */
export const isTemplate = (name: string): boolean => Object.hasOwn(TEMPLATES, name)

/**
 * Renders an email's content. Members' names, titles and texts are defused, so that no mail program
 * links them; our own links stay.
 */
export function renderContent({ template, props }: AnyMail, site: MailSite): MailContent {
  const render = TEMPLATES[template] as (props: AnyMail['props'], site: MailSite) => MailContent
  const { quote, groups, ...content } = render(props, site)
  return {
    ...content,
    ...(groups && { groups: groups.map(defuseGroup) }),
    subject: defuseLinks(content.subject),
    title: defuseLinks(content.title),
    paragraphs: content.paragraphs.map(defuseLinks),
    ...(quote && { quote: QUOTES_MEMBER.has(template) ? defuseLinks(quote) : quote }),
  }
}

type Group = NonNullable<MailContent['groups']>[number]

const defuseGroup = ({ title, items }: Group): Group => ({
  title,
  items: items.map((item) => ({
    ...item,
    title: defuseLinks(item.title),
    text: defuseLinks(item.text),
  })),
})
