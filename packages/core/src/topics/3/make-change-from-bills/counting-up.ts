import {
  answerStep,
  both,
  cents,
  type Expr,
  equation,
  price as inDollars,
  line,
  prose,
  type Step,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** 35¢, and from a dollar on $3.65. */
export const shown = (amount: number): Expr => (amount < 100 ? cents(amount) : inDollars(amount))

type Jumps = 'by tens' | 'by dollars'

/** From the price up: perhaps to the next ten cents, to the next dollar, to what was paid. */
function stopsFrom(from: number, paid: number, jumps: Jumps): readonly number[] {
  const [ten, dollar] = [10 * Math.ceil(from / 10), 100 * Math.ceil(from / 100)]
  return [...new Set([from, ...(jumps === 'by tens' ? [ten] : []), dollar, paid])].filter(stop => stop <= paid)
}

export const jumped = (from: number, to: number, paid: number): Step =>
  step(prose`${shown(from)} → ${shown(to)}: ${shown(to - from)}`, because.explain, {
    sentence:
      to === paid
        ? { en: line`Count up to the payment.`, es: line`Cuenta hasta la cantidad pagada.` }
        : to % 100 === 0
          ? { en: line`Count up to the next dollar.`, es: line`Cuenta hasta el dólar siguiente.` }
          : {
              en: line`Count up to the next multiple of ${cents(10)}.`,
              es: line`Cuenta hasta el siguiente múltiplo de ${cents(10)}.`,
            },
  })

/** The jumps together are the change. */
export function changeByCountingUp(from: number, paid: number, by: Jumps = 'by tens'): readonly Step[] {
  const stops = stopsFrom(from, paid, by)
  const jumps = stops.slice(1).map((stop, i) => ({ from: stops[i] ?? from, to: stop }))
  return [
    ...jumps.map(jump => jumped(jump.from, jump.to, paid)),
    ...(jumps.length > 1
      ? [
          step(equation(sum(...jumps.map(jump => shown(jump.to - jump.from))), shown(paid - from)), because.explain, {
            sentence: { en: line`Add the jumps.`, es: line`Suma los saltos.` },
          }),
        ]
      : []),
  ]
}

/** In cents below a dollar, or in dollars whatever the amount. */
export const theChange = (amount: number, as: (amount: number) => Expr = inDollars): Step =>
  answerStep(both(as(amount)), {
    en: line`The change is ${as(amount)}.`,
    es: line`El cambio es de ${as(amount)}.`,
  })
