export const NO_ANSWER = 'Le serveur ne répond pas. Vérifiez votre connexion.'
export const INVALID_FIELDS = 'Certains champs sont à corriger.'
