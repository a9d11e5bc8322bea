import { Checkbox } from '../choice.tsx'

/** Produit 7.1: duration of the session, ticked or not. */
export const RememberCheckbox = () => (
  <Checkbox
    hint={
      <>
        Cochée&nbsp;: connecté 90&nbsp;jours sur cet appareil, même navigateur fermé. À éviter s’il
        est partagé. Décochée&nbsp;: connecté dans tous les onglets, jusqu’à la fermeture du
        dernier.
      </>
    }
    name="remember"
  >
    Se souvenir de moi
  </Checkbox>
)
