import { type Block, type Both, type Expr, type Inline, line, prose } from '../../../author.ts'

interface SolidStory {
  readonly shape: 'cone' | 'sphere' | 'pyramid'
  readonly unit: 'centimeter' | 'meter' | 'inch' | 'foot'
  /** Radius, or side of a square base. */
  readonly across: readonly [number, number]
  readonly high: readonly [number, number]
  /** The first length is printed as a diameter. */
  readonly isDiameter: boolean
  readonly says: (across: Expr, high: Expr) => Both<Block>
  /** The sentence that ends the solution. */
  readonly ends: (found: Expr) => Both<readonly Inline[]>
}

export const solidStories: readonly SolidStory[] = [
  {
    shape: 'cone',
    unit: 'inch',
    across: [1, 2],
    high: [4, 7],
    isDiameter: true,
    ends: found => ({ en: line`About ${found} of ice cream fits inside.`, es: line`Caben unas ${found} de helado.` }),
    says: (a, b) => ({
      en: prose`An ice-cream cone is ${a} across and ${b} deep. How much ice cream fits inside it, to the nearest tenth of a cubic inch? Use the π key.`,
      es: prose`Un cono de helado mide ${a} de diámetro y ${b} de profundidad. ¿Cuánto helado cabe dentro? Redondea a la décima de pulgada cúbica más cercana. Usa la tecla π.`,
    }),
  },
  {
    shape: 'cone',
    unit: 'foot',
    across: [4, 12],
    high: [3, 9],
    isDiameter: true,
    ends: found => ({
      en: line`The pile holds about ${found} of sand.`,
      es: line`El montón contiene unos ${found} de arena.`,
    }),
    says: (a, b) => ({
      en: prose`A sand pile is a cone with a diameter of ${a} and a height of ${b}. How much sand is in it, to the nearest tenth of a cubic foot? Use the π key.`,
      es: prose`Un montón de arena tiene forma de cono con un diámetro de ${a} y una altura de ${b}. ¿Cuánta arena contiene? Redondea a la décima de pie cúbico más cercana. Usa la tecla π.`,
    }),
  },
  {
    shape: 'cone',
    unit: 'centimeter',
    across: [3, 5],
    high: [8, 12],
    isDiameter: true,
    ends: found => ({
      en: line`The cup holds about ${found} of water.`,
      es: line`Al vaso le caben unos ${found} de agua.`,
    }),
    says: (a, b) => ({
      en: prose`A paper cup is a cone with a diameter of ${a} and a height of ${b}. How much water does it hold, to the nearest tenth of a cubic centimeter? Use the π key.`,
      es: prose`Un vaso de papel tiene forma de cono con un diámetro de ${a} y una altura de ${b}. ¿Cuánta agua le cabe? Redondea a la décima de centímetro cúbico más cercana. Usa la tecla π.`,
    }),
  },
  {
    shape: 'sphere',
    unit: 'inch',
    across: [2, 4],
    high: [1, 1],
    isDiameter: true,
    ends: found => ({
      en: line`The volume of the globe is about ${found}.`,
      es: line`El volumen del globo es de unas ${found}.`,
    }),
    says: a => ({
      en: prose`A snow globe is a sphere with an inside diameter of ${a}. What is its volume, to the nearest tenth of a cubic inch? Use the π key.`,
      es: prose`Un globo de nieve es una esfera con un diámetro interior de ${a}. ¿Cuál es su volumen? Redondea a la décima de pulgada cúbica más cercana. Usa la tecla π.`,
    }),
  },
  {
    shape: 'sphere',
    unit: 'meter',
    across: [2, 6],
    high: [1, 1],
    isDiameter: true,
    ends: found => ({
      en: line`The tank holds about ${found} of water.`,
      es: line`Al tanque le caben unos ${found} de agua.`,
    }),
    says: a => ({
      en: prose`A water tank is a sphere with a diameter of ${a}. How much water does it hold, to the nearest tenth of a cubic meter? Use the π key.`,
      es: prose`Un tanque de agua es una esfera con un diámetro de ${a}. ¿Cuánta agua le cabe? Redondea a la décima de metro cúbico más cercana. Usa la tecla π.`,
    }),
  },
  {
    shape: 'pyramid',
    unit: 'foot',
    across: [7, 12],
    high: [5, 8],
    isDiameter: false,
    ends: found => ({
      en: line`There is about ${found} of air in the tent.`,
      es: line`En la carpa hay unos ${found} de aire.`,
    }),
    says: (a, b) => ({
      en: prose`A tent is a pyramid with a height of ${b}. Its base is a square with sides of ${a}. Find the volume of air in the tent to the nearest tenth of a cubic foot.`,
      es: prose`Una carpa tiene forma de pirámide con una altura de ${b}. Su base es un cuadrado con lados de ${a}. Halla el volumen de aire que hay en la carpa, a la décima de pie cúbico más cercana.`,
    }),
  },
  {
    shape: 'sphere',
    unit: 'centimeter',
    across: [11, 11],
    high: [1, 1],
    isDiameter: true,
    ends: found => ({
      en: line`The ball has a volume of about ${found}.`,
      es: line`El balón tiene un volumen de unos ${found}.`,
    }),
    says: a => ({
      en: prose`A soccer ball is a sphere with a diameter of ${a}. What is its volume, to the nearest tenth of a cubic centimeter? Use the π key.`,
      es: prose`Un balón de fútbol es una esfera con un diámetro de ${a}. ¿Cuál es su volumen? Redondea a la décima de centímetro cúbico más cercana. Usa la tecla π.`,
    }),
  },
  {
    shape: 'cone',
    unit: 'inch',
    across: [5, 8],
    high: [14, 28],
    isDiameter: true,
    ends: found => ({
      en: line`The traffic cone has a volume of about ${found}.`,
      es: line`El cono de tránsito tiene un volumen de unas ${found}.`,
    }),
    says: (a, b) => ({
      en: prose`A traffic cone has a diameter of ${a} and a height of ${b}. What is its volume, to the nearest tenth of a cubic inch? Use the π key.`,
      es: prose`Un cono de tránsito tiene un diámetro de ${a} y una altura de ${b}. ¿Cuál es su volumen? Redondea a la décima de pulgada cúbica más cercana. Usa la tecla π.`,
    }),
  },
]
