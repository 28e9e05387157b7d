import { describe, expect, test } from 'vitest'
import {
  augmentedMatrix,
  blank,
  cases,
  combinations,
  decimal,
  degrees,
  derivative,
  derivativeOf,
  interval,
  join,
  limit,
  logarithm,
  matrix,
  measure,
  mixed,
  money,
  over,
  plusMinus,
  point,
  ratio,
  relation,
  repeating,
  root,
  series,
  setOf,
  symbol,
  system,
  times,
  vector,
  words,
} from '../src/math/build.ts'
import { evaluate } from '../src/math/evaluate.ts'
import type { Expr } from '../src/math/expr.ts'
import { present } from '../src/math/present.ts'
import { speechOf } from '../src/math/speech.ts'
import { substitute } from '../src/math/substitute.ts'
import { m } from '../src/math/template.ts'
import { textOf } from '../src/math/text.ts'
import { Ratio } from '../src/number/ratio.ts'

const cases_: readonly [Expr, string][] = [
  [m`${1}x^2 + ${-1}x + ${0} = ${-4}`, 'x² - x = -4'],
  [m`x^${1} + 2y^{${1}}`, 'x + 2y'],
  [m`${3} + (${-4})`, '3 + (-4)'],
  [m`${3} + ${-4}`, '3 - 4'],
  [m`${3} - ${-4}`, '3 - (-4)'],
  [m`${3} * ${-4}`, '3 × (-4)'],
  [m`2(x + ${3}) - 5`, '2(x + 3) - 5'],
  [m`${6}/${8}`, '6/8'],
  [m`(x + ${-3})/${2}`, '(x - 3)/2'],
  [m`{1}x + {0}`, '1x + 0'],
  [m`${5} + ${0} = __`, '5 + 0 = ____'],
  [m`${Ratio.of(-3, 4)}x - ${2}`, '-(3/4)x - 2'],
  [m`(${-3})^2`, '(-3)²'],
  [m`${-3}^2`, '(-3)²'],
  [m`-${3}^2`, '-3²'],
  [m`${mixed(Ratio.of(7, 4))} ÷ ${decimal(Ratio.of(3, 2))}`, '1 3/4 ÷ 1.5'],
  [m`∫_0^${2} x e^{${-1}x} dx`, '∫[0..2] xe⁻ˣ dx'],
  [m`√{${2}x + 1} + sin ${3}x`, '√(2x + 1) + sin 3x'],
  [m`12345 * ${2}`, '12,345 × 2'],
  [substitute(m`3x + 2`, { x: -5 }), '3(-5) + 2'],
  [m`${2} * (${3} + ${4})`, '2 × (3 + 4)'],
  [times(2, m`${3} + ${4}`), '2 × (3 + 4)'],
  [over(m`x + 1`, blank()), '(x + 1)/____'],
  [money(1250), '$12.50'],
  [money(1200), '$12'],
  [m`|x - ${3}| ≤ ${5}`, '|x - 3| ≤ 5'],
  [m`2|x| + |y|`, '2|x| + |y|'],
  [m`f'(x) = 2x`, 'f′(x) = 2x'],
  [m`a_n = a_1 + (n - 1)d`, 'aₙ = a₁ + (n - 1)d'],
  [m`5!/3!`, '5!/3!'],
  [m`30° + 60°`, '30° + 60°'],
  [m`∛{x + 1}`, '∛(x + 1)'],
  [m`sin^2 x + cos^2 x = 1`, 'sin² x + cos² x = 1'],
  [m`log_2 8 = 3`, 'log₂ 8 = 3'],
  [logarithm(symbol('b'), m`x y`), 'log_b xy'],
  [limit('x', 2, m`(x^2 - 4)/(x - 2)`), 'lim (x → 2) (x² - 4)/(x - 2)'],
  [series('n', 1, 5, m`n^2`), '∑[n = 1..5] n²'],
  [derivative('y', 'x'), 'dy/dx'],
  [derivativeOf(m`x^2`, 'x'), '(d/dx)[x²]'],
  [point(2, -3), '(2, -3)'],
  [setOf(1, 2), '{1, 2}'],
  [vector(3, -4), '⟨3, -4⟩'],
  [interval(2, symbol('∞'), [true, false]), '[2, ∞)'],
  [ratio(3, 4), '3 : 4'],
  [repeating(Ratio.of(1, 6)), '0.16̅'],
  [repeating(Ratio.of(1, 3)), '0.3̅'],
  [measure(5, 'centimeter'), '5 cm'],
  [degrees(45), '45°'],
  [m`5%`, '5%'],
  [system(m`x + y = 3`, m`x - y = 1`), '{x + y = 3; x - y = 1'],
  [cases([m`x^2`, m`x < 0`], [m`2x`, m`x ≥ 0`]), '{x², if x < 0; 2x, if x ≥ 0'],
  [
    matrix([
      [1, 2],
      [3, 4],
    ]),
    '[1, 2; 3, 4]',
  ],
  [
    augmentedMatrix([
      [1, 2, 3],
      [4, 5, 6],
    ]),
    '[1, 2, 3; 4, 5, 6]',
  ],
  [combinations(5, 2), '₅C₂'],
  [plusMinus(3, root(2)), '3 ± √2'],
  [relation(m`2 < x`, '≤', 5), '2 < x ≤ 5'],
  [m`x^{${Ratio.of(1, 2)}}`, 'x^(1/2)'],
  [m`${2}^3 × ${5}^2`, '2³ × 5²'],
  [m`2 (3)`, '2(3)'],
  [m`x = ± 3`, 'x = ±3'],
  [m`-(x + 2)`, '-(x + 2)'],
  [m`(${Ratio.of(2, 3)})^2`, '(2/3)²'],
  [m`${Ratio.of(2, 3)}^2`, '(2/3)²'],
  [m`3 - (x - 2)`, '3 - (x - 2)'],
  [m`(x + 1)(x - ${-2})`, '(x + 1)(x - (-2))'],
  [m`${-2}(x + 1)`, '-2(x + 1)'],
  [m`{x + 1}^2`, '(x + 1)²'],
  [words('red', 'rojo'), 'red'],
]

describe('maths prints as a teacher writes it', () => {
  test.each(cases_.map(([expr, text]) => ({ expr, text })))('$text', ({ expr, text }) => {
    expect(textOf(present(expr, 'en'))).toBe(text)
    expect(speechOf(expr, 'en').length).toBeGreaterThan(0)
    expect(speechOf(expr, 'es').length).toBeGreaterThan(0)
  })
  test('the degree of a root stands apart from an exponent before it', () => {
    const cubeRoot = root(symbol('c'), 3)
    const isSpaced = (of: Expr) => JSON.stringify(present(of, 'en')).includes('"kind":"space"')
    expect(isSpaced(join(m`b^3`, cubeRoot))).toBe(true)
    expect(isSpaced(join(2, m`b^3`, cubeRoot))).toBe(true)
    expect(isSpaced(join(2, cubeRoot))).toBe(false)
    expect(isSpaced(join(m`b^3`, root(symbol('c'))))).toBe(false)
  })
  test('Spanish has its own names of functions', () => {
    expect(textOf(present(m`sin x`, 'es'))).toBe('sen x')
    expect(textOf(present(m`gcf(12, 18)`, 'es'))).toBe('MCD(12, 18)')
  })
  test('speech says what the ear would lose', () => {
    expect(speechOf(m`3 - ${Ratio.of(1, 2)}x`, 'es')).toBe('3 menos la fracción 1 sobre 2 fin de la fracción x')
    expect(speechOf(m`(x + 1)/2 = 3`, 'en')).toBe('the fraction x plus 1 over 2 end fraction equals 3')
    expect(speechOf(m`x^2 - 3`, 'es')).toBe('x al cuadrado menos 3')
  })
})

describe('maths has its exact value', () => {
  test.each([
    [m`5!/3!`, 20],
    [m`|2 - 7|`, 5],
    [m`√{49}`, 7],
    [m`log_2 8`, 3],
    [combinations(5, 2), 10],
    [series('n', 1, 4, m`n^2`), 30],
    [m`8^{${Ratio.of(2, 3)}}`, 4],
    [m`2 × 3 + 4 ÷ 2`, 8],
  ] as const)('%#', (expr, value) => expect(evaluate(expr).equals(value)).toBe(true))
})

test('a template does not take sin x/cos x for the sine of a quotient in silence', () => {
  expect(() => m`tan x = sin x/cos x`).toThrow('{sin x}/{cos x}')
  expect(textOf(present(m`{ln 8}/{ln 2} + sin(1/cos x) + sin x/2`, 'en'))).toBe(
    '(ln 8)/(ln 2) + sin(1/(cos x)) + sin (x/2)',
  )
})
