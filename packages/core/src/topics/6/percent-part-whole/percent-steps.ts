import {
  decimal,
  divide,
  equation,
  explained,
  expr,
  line,
  minus,
  percent,
  percentOf,
  type Quantity,
  Ratio,
  type Step,
  step,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

type Told = Value | Quantity

/** 50% is a half, 25% is a fourth: one division, and what comes after it. */
export function byBenchmark(rate: number, whole: number): readonly Step[] {
  const part = (by: number) => whole / by
  const divided = (by: number, en: ReturnType<typeof line>, es: ReturnType<typeof line>) =>
    explained(equation(divide(whole, by), decimal(Ratio.of(whole, by))), en, es)
  switch (rate) {
    case 50:
      return [divided(2, line`50% is one half: divide by 2.`, line`El 50% es la mitad: divide entre 2.`)]
    case 25:
      return [divided(4, line`25% is one fourth: divide by 4.`, line`El 25% es la cuarta parte: divide entre 4.`)]
    case 10:
      return [divided(10, line`10% is one tenth: divide by 10.`, line`El 10% es la décima parte: divide entre 10.`)]
    case 20:
      return [divided(5, line`20% is one fifth: divide by 5.`, line`El 20% es la quinta parte: divide entre 5.`)]
    case 1:
      return [
        divided(100, line`1% is one hundredth: divide by 100.`, line`El 1% es la centésima parte: divide entre 100.`),
      ]
    case 75:
      return [
        divided(4, line`First find 25%: divide by 4.`, line`Primero halla el 25%: divide entre 4.`),
        explained(
          equation(times(3, part(4)), 3 * part(4)),
          line`75% is 3 times 25%: multiply by 3.`,
          line`El 75% es 3 veces el 25%: multiplica por 3.`,
        ),
      ]
    case 5:
      return [
        divided(10, line`First find 10%: divide by 10.`, line`Primero halla el 10%: divide entre 10.`),
        explained(
          equation(divide(decimal(Ratio.of(whole, 10)), 2), part(20)),
          line`5% is half of 10%: divide by 2.`,
          line`El 5% es la mitad del 10%: divide entre 2.`,
        ),
      ]
    default:
      return percentOf(Ratio.of(rate, 100), whole)
  }
}
/** The first line of a single division says what is done; this one checks it by the parts. */
export const inParts = (rate: number, whole: number): readonly Step[] => {
  const steps = byBenchmark(rate, whole)
  return steps.length > 1
    ? steps
    : [
        explained(
          equation(percent(rate), Ratio.of(rate, 100)),
          line`Write the percent as a fraction in lowest terms.`,
          line`Escribe el porcentaje como fracción en su mínima expresión.`,
        ),
        ...steps,
      ]
}

/** 174 ÷ 0.75 as 17,400 ÷ 75. */
export function wholeSteps(part: Ratio, rate: number): readonly Step[] {
  const share = Ratio.of(rate, 100)
  const by = rate % 10 === 0 ? 10 : 100
  const work = divide(decimal(part), decimal(share))
  const whole = part.over(share)
  return [
    step(equation(percent(rate), decimal(share)), because.toDecimal),
    explained(
      equation(work, divide(decimal(part.times(by)), decimal(share.times(by)))),
      line`The part is ${decimal(share)} times the whole, so divide the part by ${decimal(share)}. Multiply both numbers by ${by}.`,
      line`La parte es ${decimal(share)} por el total, así que divide la parte entre ${decimal(share)}. Multiplica los dos números por ${by}.`,
    ),
    explained(
      equation(divide(decimal(part.times(by)), decimal(share.times(by))), decimal(whole)),
      line`Divide. Check: ${equation(times(decimal(share), decimal(whole)), decimal(part))}.`,
      line`Divide. Comprueba: ${equation(times(decimal(share), decimal(whole)), decimal(part))}.`,
    ),
  ]
}

/** The part, and what is left of the whole. */
export function restSteps(rate: number, whole: number, amount: (value: Value) => Told): readonly Step[] {
  const part = Ratio.of(rate * whole, 100)
  const rest = Ratio.of(whole).minus(part)
  return [
    ...percentOf(Ratio.of(rate, 100), whole),
    explained(
      equation(minus(whole, decimal(part)), decimal(rest)),
      line`Subtract this part, ${amount(part)}, from the whole, ${amount(whole)}.`,
      line`Resta esa parte, ${amount(part)}, del total, ${amount(whole)}.`,
    ),
  ]
}

/** Which number is known, and what is done with it; why the other calculations fail. */
export const calculationSteps = (
  answer: Value,
  rate: number,
  isPart: boolean,
  known: { readonly named: Told; readonly value: Value },
): readonly Step[] => {
  const share = Ratio.of(rate, 100)
  return [
    step(equation(percent(rate), decimal(share)), because.toDecimal),
    isPart
      ? explained(
          expr(answer),
          line`The whole is known, ${known.named}, and a part of it is asked for: multiply by ${decimal(share)}.`,
          line`Se conoce el total, ${known.named}, y se pide una parte: multiplica por ${decimal(share)}.`,
        )
      : explained(
          expr(answer),
          line`The part is known, ${known.named}, and the whole is asked for: divide by ${decimal(share)}.`,
          line`Se conoce la parte, ${known.named}, y se pide el total: divide entre ${decimal(share)}.`,
        ),
  ]
}
