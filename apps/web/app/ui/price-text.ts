const wholeEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const exact = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Euro cents to « 25 € », « 25,50 € » or « Gratuit ». */
export function priceText(cents: number): string {
  if (cents === 0) return 'Gratuit'
  return (cents % 100 === 0 ? wholeEuros : exact).format(cents / 100)
}
