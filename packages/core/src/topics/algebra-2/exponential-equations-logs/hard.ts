import {
  approximate,
  type Block,
  type Both,
  both,
  call,
  decimal,
  decimalNumber,
  degrees,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  isAsDrawn,
  isNear,
  join,
  m,
  money,
  negative,
  option,
  over,
  power,
  prose,
  type Random,
  Ratio,
  solutionSet,
  sum,
  symbol,
  times,
  type Value,
} from '../../../author.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { isClear, isNearest, roundedNear } from '../../kit/rounding/rounded.ts'
import type { levels } from './levels.ts'
import { baseExpr, e, gap, isRoundedRoot, log, rounded, x } from './parts.ts'

interface Story {
  readonly model: Expr
  readonly time: number
  readonly says: Both<Block>
}

const t = symbol('t')

const exponent = (rate: Ratio) => join(decimal(rate), t)

const stories: readonly ((random: Random) => Story)[] = [
  random => {
    const [start, rate, factor] = [random.int(10, 90) * 100, Ratio.of(random.int(20, 80), 1000), random.int(2, 4)]
    const model = m`A = ${start}${power(e, exponent(rate))}`
    const wanted = money(start * factor * 100)
    return {
      model,
      time: Math.log(factor) / rate.toNumber(),
      says: {
        en: prose`An investment is worth ${model} dollars after ${t} years. After how many years is it worth ${wanted}? Round to the nearest tenth.`,
        es: prose`Una inversión vale ${model} dólares después de ${t} años. ¿Después de cuántos años vale ${wanted}? Redondea a la décima más cercana.`,
      },
    }
  },
  random => {
    const [start, half] = [random.int(10, 80) * 10, random.int(3, 30)]
    const rest = random.int(1, Math.floor(start / 25)) * 10 + 3
    const model = equation(symbol('N'), times(start, power(expr(Ratio.of(1, 2)), over(t, half))))
    return {
      model,
      time: (half * Math.log(start / rest)) / Math.log(2),
      says: {
        en: prose`A radioactive sample has ${model} grams left after ${t} days. After how many days are ${rest} grams left? Round to the nearest tenth.`,
        es: prose`De una muestra radiactiva quedan ${model} gramos después de ${t} días. ¿Después de cuántos días quedan ${rest} gramos? Redondea a la décima más cercana.`,
      },
    }
  },
  random => {
    const [start, rate] = [random.int(12, 90) * 1000, random.int(1, 6)]
    const target = start + random.int(5, 60) * 1000
    const model = m`P = ${times(start, power(decimal(Ratio.of(100 + rate, 100)), t))}`
    return {
      model,
      time: Math.log(target / start) / Math.log(1 + rate / 100),
      says: {
        en: prose`The population of a town after ${t} years is ${model}. After how many years is it ${target}? Round to the nearest tenth.`,
        es: prose`La población de un pueblo después de ${t} años es ${model}. ¿Después de cuántos años es de ${target}? Redondea a la décima más cercana.`,
      },
    }
  },
  random => {
    const [room, above, rate] = [random.int(18, 24), random.int(50, 70), Ratio.of(random.int(3, 12), 100)]
    const target = random.int(room + 8, room + 35)
    const model = m`T = ${room} + ${above}${power(e, exponent(rate.negated()))}`
    return {
      model,
      time: Math.log(above / (target - room)) / rate.toNumber(),
      says: {
        en: prose`The temperature of a cup of coffee in degrees Celsius after ${t} minutes is ${model}. After how many minutes is it ${degrees(target)}? Round to the nearest tenth.`,
        es: prose`La temperatura de una taza de café en grados Celsius después de ${t} minutos es ${model}. ¿Después de cuántos minutos es de ${degrees(target)}? Redondea a la décima más cercana.`,
      },
    }
  },
  random => {
    const [dose, rate] = [random.int(10, 60) * 10, random.int(8, 30)]
    const rest = random.int(Math.ceil(dose / 50), Math.floor(dose / 15)) * 5
    const model = m`M = ${times(dose, power(decimal(Ratio.of(100 - rate, 100)), t))}`
    return {
      model,
      time: Math.log(dose / rest) / -Math.log(1 - rate / 100),
      says: {
        en: prose`After ${t} hours, ${model} milligrams of a medicine are in the body. After how many hours are ${rest} milligrams left? Round to the nearest tenth.`,
        es: prose`Después de ${t} horas hay ${model} miligramos de una medicina en el cuerpo. ¿Después de cuántas horas quedan ${rest} miligramos? Redondea a la décima más cercana.`,
      },
    }
  },
]

const bracketedTimes = (b: number): Expr => ({ kind: 'group', of: join(x, call('ln', b)), brackets: 'round' })

/** A whole number where the root is a power of the base. */
function logOf(base: 'e' | 2 | 3, value: number): Value {
  if (value === 1) return 0
  const whole = base === 'e' ? Number.NaN : Math.round(Math.log(value) / Math.log(base))
  return base !== 'e' && base ** whole === value ? whole : log(base, value)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  differentBases: form({
    levels: ['hard'],
    instruction: rounded,
    draw: random =>
      random.until(
        () => {
          const [a, b] = random.sample([2, 3, 5, 6, 7, 10], 2) as [number, number]
          const k = random.intExcept(-3, 3, 0)
          return { a, b, k, root: (k * Math.log(a)) / (Math.log(b) - Math.log(a)) }
        },
        ({ root }) => isClear(root, 3) && Math.abs(root) < 12,
      ),
    answer: decimalNumber,
    solve: ({ root }) => decimal(roundedNear(root, 3), 3),
    ask: ({ a, b, k }) => both(equation(power(a, polynomial([k, 1])), power(b, x))),
    check: isRoundedRoot,
  }),

  quadraticType: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Solve. Give all exact solutions.`,
      es: prose`Resuelve. Da todas las soluciones exactas.`,
    },
    lines: 5,
    draw: random => {
      const base = random.evenly(['e', 2, 'e', 3] as const)
      const isRejected = random.evenly([true, false])
      const first = random.int(1, 9)
      const second = isRejected ? -random.int(1, 9) : random.intExcept(2, 9, first)
      const moved = random.chance(0.3)
      return first + second === 0
        ? { base, roots: [first, second - 1], moved }
        : { base, roots: [first, second], moved }
    },
    answer: solutionSet('x'),
    solve: ({ base, roots }) => roots.filter(root => root > 0).map(root => logOf(base, root)),
    ask: ({ base, roots: [p = 1, q = 2], moved }) => {
      const b = baseExpr(base)
      const [square, single] = [power(b, join(2, x)), power(b, x)]
      const middle = -(p + q)
      const shown =
        base === 'e'
          ? m`${middle}${single}`
          : middle < 0
            ? negative(middle === -1 ? single : times(-middle, single))
            : middle === 1
              ? single
              : times(middle, single)
      return both(moved ? equation(sum(square, shown), -p * q) : equation(sum(square, shown, p * q), 0))
    },
    // As many solutions as the sides change places, each of them exact.
    check(printed, answer) {
      const values = answer.map(value => approximate(expr(value)))
      const grid = Array.from({ length: 3001 }, (_, i) => gap(printed, (i - 1000) / 500 + 0.000123))
      const crossings = grid.filter((value, i) => i > 0 && value * (grid[i - 1] ?? 0) < 0).length
      return (
        values.length === crossings &&
        new Set(values.map(value => value.toFixed(6))).size === values.length &&
        values.every(value => isAsDrawn(gap(printed, value), 0))
      )
    },
  }),

  findMistake: form({
    levels: ['medium', 'hard'],
    kind: 'find-mistake',
    lines: 2,
    draw: random => ({
      a: random.int(2, 6),
      b: random.int(2, 7),
      value: random.intExcept(8, 40, 9, 16, 25, 27, 36, 32),
      kind: random.evenly(['multiplied', 'split', 'none'] as const),
    }),
    answer: option({
      multiplied: {
        en: prose`The coefficient and the base were multiplied.`,
        es: prose`Se multiplicaron el coeficiente y la base.`,
      },
      split: {
        en: prose`The logarithm of a product was taken as a product of logarithms.`,
        es: prose`El logaritmo de un producto se tomó como un producto de logaritmos.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ a, b, value, kind }) => {
      const of = equation(times(a, power(b, x)), a * value)
      const next = {
        multiplied: equation(power(a * b, x), a * value),
        split: equation(join(call('ln', a), bracketedTimes(b)), call('ln', a * value)),
        none: equation(power(b, x), value),
      }[kind]
      return {
        en: prose`To solve ${of}, a student writes ${next}. What is the mistake?`,
        es: prose`Para resolver ${of}, un estudiante escribe ${next}. ¿Cuál es el error?`,
      }
    },
    check(printed, answer) {
      const [of, next] = printed.all('relation')
      if (!of || !next) return false
      let [low, high] = [0, 20]
      for (let i = 0; i < 60; i++) {
        const middle = (low + high) / 2
        if (approximate(of.left, { x: middle }) < approximate(of.right)) low = middle
        else high = middle
      }
      const apart = approximate(next.left, { x: low }) / approximate(next.right) - 1
      if (isNear(apart, 0)) return answer === 'none'
      return answer === (next.right.kind === 'call' ? 'split' : 'multiplied')
    },
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw: random => {
      const make = random.evenly(stories)
      return random.until(
        () => make(random),
        ({ time }) => isClear(time, 1) && time > 0.5 && time < 120,
      )
    },
    answer: decimalNumber,
    solve: ({ time }) => decimal(roundedNear(time, 1), 1),
    ask: ({ says }) => says,
    // The model at the time, against the target, half a tenth before and after.
    check(printed, answer) {
      const { right } = printed.one('relation')
      const target = printed.maths.findLast(item => item.kind !== 'symbol')
      if (!target) return false
      const wanted = target.kind === 'measure' ? approximate(target.of) : approximate(target)
      const apart = (value: number) => approximate(right, { t: value }) - wanted
      const value = exact(answer).toNumber()
      return apart(value - 0.05) * apart(value + 0.05) < 0 && isNearest(exact(answer), value, 1)
    },
  }),
})
