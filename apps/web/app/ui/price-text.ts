const wholeEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const exact = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

export function priceText(cents: number): string {
  if (cents === 0) return 'Gratuit'
  return (cents % 100 === 0 ? wholeEuros : exact).format(cents / 100)
}
