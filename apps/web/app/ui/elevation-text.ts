const oneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

export function kilometreText(distance: number): string {
  return `${oneDecimal.format(distance / 1000)}\u00a0km`
}

export function altitudeText(altitude: number): string {
  return `${Math.round(altitude).toLocaleString('fr-FR')}\u00a0m`
}
