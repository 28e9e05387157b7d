import { cents, equation, explained, line, minus, price, type Step, statements, sum } from '../../../author.ts'

export const totalOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
export const dollarsOf = (amount: number): number => amount - (amount % 100)

/** The cents first, then the dollars with what the cents make. */
export function added(...amounts: readonly number[]): readonly Step[] {
  const inCents = totalOf(amounts.map(amount => amount % 100))
  const sumOfCents = equation(sum(...amounts.map(amount => cents(amount % 100))), cents(inCents))
  return [
    inCents >= 100
      ? explained(
          statements(sumOfCents, equation(cents(inCents), price(inCents))),
          line`Add the cents. 100 cents make 1 dollar.`,
          line`Suma los centavos. 100 centavos son 1 dólar.`,
        )
      : explained(sumOfCents, line`Add the cents.`, line`Suma los centavos.`),
    explained(
      equation(sum(...amounts.map(amount => price(dollarsOf(amount))), price(inCents)), price(totalOf(amounts))),
      line`Add the dollars and ${price(inCents)}.`,
      line`Suma los dólares y ${price(inCents)}.`,
    ),
  ]
}

/** 1 dollar is regrouped where the cents do not suffice; then cents and dollars apart. */
export function subtracted(from: number, taken: number): readonly Step[] {
  const isRegrouped = from % 100 < taken % 100
  const [full, parts] = isRegrouped ? [dollarsOf(from) - 100, (from % 100) + 100] : [dollarsOf(from), from % 100]
  return [
    ...(isRegrouped
      ? [
          explained(
            equation(price(from), sum(price(full), cents(parts))),
            line`${cents(from % 100)} is less than ${cents(taken % 100)}: regroup 1 dollar as 100 cents.`,
            line`${cents(from % 100)} es menos que ${cents(taken % 100)}: reagrupa 1 dólar como 100 centavos.`,
          ),
        ]
      : []),
    explained(
      statements(
        equation(minus(cents(parts), cents(taken % 100)), cents(parts - (taken % 100))),
        equation(minus(price(full), price(dollarsOf(taken))), price(full - dollarsOf(taken))),
      ),
      line`Subtract the cents, then the dollars.`,
      line`Resta los centavos y luego los dólares.`,
    ),
  ]
}
