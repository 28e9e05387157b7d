import { describe, expect, test } from 'vitest'
import { withoutNotation } from '../src/answer/read/notation.ts'
import { withDigits } from '../src/answer/read/number-words.ts'
import { isEqual } from '../src/math/equivalence.ts'
import { parse } from '../src/math/parse.ts'

/** What is written, and a text of the project's grammar that means the same. */
const formulas: readonly (readonly [string, string])[] = [
  [String.raw`\frac{2}{3}`, '2/3'],
  [String.raw`\frac12`, '1/2'],
  [String.raw`9\frac{1}{2}`, '9 1/2'],
  [String.raw`-\dfrac{5}{36}`, '-5/36'],
  [String.raw`\frac{x+1}{x-2}`, '(x + 1)/(x - 2)'],
  [String.raw`11\sqrt{3}`, '11√3'],
  [String.raw`\sqrt[3]{x+7}`, '∛(x + 7)'],
  [String.raw`\sqrt[4]{16}`, '2'],
  [String.raw`x^{2}y^{-3}`, 'x²/y³'],
  [String.raw`\left(x^23\right)`, '3x²'],
  [String.raw`(7, 7)\ \text{and}\ (7, -1)`, '(7, 7) and (7, -1)'],
  [String.raw`2\cdot 3\times x`, '6x'],
  [String.raw`\left(x+1\right)^{2}`, '(x + 1)²'],
  [String.raw`\sin x\cos x`, 'sin x cos x'],
  [String.raw`\sin^{2}\left(x\right)`, 'sin² x'],
  [String.raw`\log_{2}8`, '3'],
  [String.raw`\ln\left(x\right)`, 'ln x'],
  [String.raw`\exponentialE^{2x}`, 'e^(2x)'],
  [String.raw`\frac{3\pi}{4}`, '3π/4'],
  [String.raw`\left|x-3\right|`, '|x - 3|'],
  [String.raw`0.\overline{3}`, '0.(3)'],
  [String.raw`1{,}234`, '1234'],
  [String.raw`\text{ } 12`, '12'],
  ['sqrt(3)/2', '√3/2'],
  ['root(3)(x)', '∛x'],
  ['frac(2)(3)', '2/3'],
  ['2 xx 3', '6'],
  ['<math><mfrac><mn>2</mn><mn>3</mn></mfrac></math>', '2/3'],
  ['<math><mn>9</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', '9 1/2'],
  ['<math><msup><mi>x</mi><mn>2</mn></msup><mo>&#x2212;</mo><msqrt><mn>3</mn></msqrt></math>', 'x² - √3'],
  ['<math><mroot><mi>x</mi><mn>3</mn></mroot></math>', '∛x'],
  ['<math><mi>sin</mi><mo>&#x2061;</mo><mi>x</mi></math>', 'sin x'],
  ['<math><mfenced><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow></mfenced></math>', 'x + 1'],
]

const texts: readonly (readonly [string, string])[] = [
  [String.raw`\left(-6,9\right)`, '(-6,9)'],
  [String.raw`x\le5`, 'x≤5'],
  [String.raw`\begin{bmatrix}32 & 16\\-6 & -14\end{bmatrix}`, '[32 , 16; -6 , -14]'],
  [String.raw`88^{\circ}`, '88°'],
  [String.raw`88^\circ`, '88°'],
  [String.raw`12\text{ cm}`, '12 cm'],
  [String.raw`\$3.50`, '$3.50'],
  [String.raw`45\%`, '45%'],
  [String.raw`\left\{1,2\right\}`, '{1,2}'],
  [String.raw`\left(-\infty,3\right]`, '(-∞,3]'],
  [String.raw`\left(1,2\right)\cup\left(3,4\right)`, '(1,2)∪(3,4)'],
  ['(-oo, 3) uu (4, oo)', '(-∞, 3) ∪ (4, ∞)'],
  ['<math><mo>(</mo><mn>3</mn><mo>,</mo><mn>4</mn><mo>)</mo></math>', '(3,4)'],
  [
    '<math><mo>[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable><mo>]</mo></math>',
    '[1, 2; 3, 4]',
  ],
  ['x < 5', 'x < 5'],
]

describe('notations', () => {
  test.each(formulas)('%s means %s', (written, meant) => {
    const [read, model] = [parse(withoutNotation(written)), parse(meant)]
    expect(read && model && isEqual(read, model)).toBe(true)
  })
  test.each(texts)('%s is %s', (written, meant) => expect(withoutNotation(written)).toBe(meant))
  test('nested without end are read in bounded time', () => {
    for (const piece of ['\\frac{', '\\sqrt[', '{', '\\left(', '\\begin{bmatrix}', '<mrow>', '^{', '\\text{', '&#x'])
      expect(typeof withoutNotation(piece.repeat(2000 / piece.length))).toBe('string')
  })
})

describe('number words', () => {
  test.each([
    ['catorce patos', '14 patos'],
    ['sesenta y una cuentas', '61 cuentas'],
    ['two thirds', '2/3'],
    ['once sextos', '11/6'],
    ['three hundred five', '305'],
    ['three hundred and five', '305'],
    ['one thousand two hundred', '1200'],
    ['dos mil quinientos', '2500'],
    ['twenty-one', '21'],
    ['veintidós', '22'],
    ['half an hour', '30 minutes'],
    ['dos y tres', '2 y 3'],
    ['no words', 'no words'],
  ])('%s is %s', (words, digits) => expect(withDigits(words)).toBe(digits))
})
