import type { Domain } from './domains.ts'

export interface PlannedTopic {
  readonly name: { readonly en: string; readonly es: string }
  readonly description: { readonly en: string; readonly es: string }
  readonly domain: Domain
  readonly standards: readonly string[]
  readonly difficulties: readonly ('easy' | 'medium' | 'hard')[]
}

/** Topics that have no generator yet. Implementing one moves its row into a topic file. */
export const planned = {
  'count-to-100-ones-tens': {
    name: { en: 'Count to 100 by ones and by tens', es: 'Contar hasta 100 de 1 en 1 y de 10 en 10' },
    description: {
      en: 'Fill in the missing numbers when counting to 100 by ones or by tens.',
      es: 'Completa los números que faltan al contar hasta 100 de 1 en 1 o de 10 en 10.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.A.1', 'K.CC.A.2', 'K.CC.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-groups-of-objects': {
    name: { en: 'Compare groups: more, fewer, same', es: 'Comparar grupos: más, menos o igual' },
    description: {
      en: 'Decide which group has more, which has fewer, or whether both have the same number.',
      es: 'Decide qué grupo tiene más, cuál tiene menos o si ambos tienen la misma cantidad.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.C.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'number-words-to-20': {
    name: { en: 'Number words to 20', es: 'Números en palabras hasta 20' },
    description: {
      en: 'Match the number words from zero to twenty with their numerals and write them.',
      es: 'Relaciona los números en palabras, de cero a veinte, con sus cifras y escríbelos.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'subtract-with-pictures-to-10': {
    name: { en: 'Subtract with pictures within 10', es: 'Restar con dibujos hasta 10' },
    description: {
      en: 'Cross out objects in a picture and write the subtraction equation that tells how many are left.',
      es: 'Tacha objetos en un dibujo y escribe la ecuación de resta que dice cuántos quedan.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['K.OA.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'stories-add-subtract-within-10': {
    name: { en: 'Addition and subtraction stories within 10', es: 'Problemas verbales de suma y resta hasta 10' },
    description: {
      en: 'Solve a short story about putting together or taking away with numbers up to 10.',
      es: 'Resuelve un problema corto de juntar o quitar con números hasta 10.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['K.OA.A.2', 'K.OA.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'break-apart-numbers-to-10': {
    name: { en: 'Break apart numbers to 10', es: 'Descomponer números hasta 10' },
    description: {
      en: 'Find the missing part of a number up to 10 and write several pairs that make it.',
      es: 'Halla la parte que falta de un número hasta 10 y escribe varias parejas que lo forman.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['K.OA.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'teen-numbers-ten-and-ones': {
    name: { en: 'Numbers 11 to 19: ten and some ones', es: 'Números del 11 al 19: diez y algunas unidades más' },
    description: {
      en: 'Write a number from 11 to 19 as ten ones and some more ones.',
      es: 'Escribe un número del 11 al 19 como diez unidades y algunas unidades más.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['K.NBT.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-measurable-attributes': {
    name: { en: 'Compare length, height, weight and capacity', es: 'Comparar longitud, altura, peso y capacidad' },
    description: {
      en: 'Tell which object is longer, taller or heavier and which container holds more.',
      es: 'Indica qué objeto es más largo, más alto o más pesado y qué recipiente contiene más.',
    },
    domain: 'Measurement & Data',
    standards: ['K.MD.A.1', 'K.MD.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sort-and-count-categories': {
    name: { en: 'Sort and count objects', es: 'Clasificar y contar objetos' },
    description: {
      en: 'Sort up to 10 objects by kind, count each group and compare the counts.',
      es: 'Clasifica hasta 10 objetos por tipo, cuenta cada grupo y compara las cantidades.',
    },
    domain: 'Measurement & Data',
    standards: ['K.MD.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'position-words': {
    name: { en: 'Position words', es: 'Palabras de posición' },
    description: {
      en: 'Use above, below, beside, in front of, behind and between to say where a shape is.',
      es: 'Usa arriba, abajo, al lado, delante, detrás y entre para decir dónde está una figura.',
    },
    domain: 'Geometry',
    standards: ['K.G.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'count-sides-and-vertices': {
    name: { en: 'Count sides and corners', es: 'Contar lados y vértices' },
    description: {
      en: 'Count the sides and corners of a flat shape and use them to identify it.',
      es: 'Cuenta los lados y los vértices de una figura plana y úsalos para identificarla.',
    },
    domain: 'Geometry',
    standards: ['K.G.B.4', 'K.G.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compose-simple-shapes': {
    name: { en: 'Put shapes together', es: 'Formar figuras con otras figuras' },
    description: {
      en: 'Decide which small shapes fit together to make a larger shape and count the pieces.',
      es: 'Decide qué figuras pequeñas se unen para formar una más grande y cuenta las piezas.',
    },
    domain: 'Geometry',
    standards: ['K.G.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'repeating-shape-patterns': {
    name: { en: 'Repeating patterns', es: 'Patrones que se repiten' },
    description: {
      en: 'Find the part of a shape pattern that repeats and draw the shape that comes next.',
      es: 'Encuentra la parte del patrón que se repite y dibuja la figura que sigue.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: [],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'doubles-and-near-doubles': {
    name: { en: 'Doubles and near doubles', es: 'Dobles y casi dobles' },
    description: {
      en: 'Add a number to itself and use that double to add numbers that are close together.',
      es: 'Suma un número consigo mismo y usa ese doble para sumar números cercanos.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.C.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'make-ten-to-add': {
    name: { en: 'Make ten to add and subtract', es: 'Formar diez para sumar y restar' },
    description: {
      en: 'Break a number apart to reach ten first, then finish the addition or the subtraction.',
      es: 'Descompón un número para llegar primero a diez y luego termina la suma o la resta.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.C.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'count-on-count-back': {
    name: { en: 'Count on and count back', es: 'Contar hacia adelante y hacia atrás' },
    description: {
      en: 'Add or subtract small numbers by jumping forward or back on a number line.',
      es: 'Suma o resta números pequeños dando saltos hacia adelante o hacia atrás en la recta numérica.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.C.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'add-three-numbers': {
    name: { en: 'Add three numbers', es: 'Sumar tres números' },
    description: {
      en: 'Add three one-digit numbers by first finding two that make ten or a double.',
      es: 'Suma tres números de un dígito buscando primero dos que formen diez o un doble.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.A.2', '1.OA.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'count-to-120': {
    name: { en: 'Count, read and write to 120', es: 'Contar, leer y escribir hasta 120' },
    description: {
      en: 'Write the missing numbers in forward and backward counts up to 120.',
      es: 'Escribe los números que faltan al contar hacia adelante y hacia atrás hasta 120.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'number-words-to-120': {
    name: { en: 'Number words to 120', es: 'Números en palabras hasta 120' },
    description: {
      en: 'Read a number word up to 120 and write its numeral, or write the words for a numeral.',
      es: 'Lee un número en palabras hasta 120 y escríbelo con cifras, o escribe una cifra en palabras.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'ten-more-ten-less': {
    name: { en: '10 more and 10 less, 1 more and 1 less', es: '10 más y 10 menos, 1 más y 1 menos' },
    description: {
      en: 'Write the numbers that are 10 or 1 more or less than a two-digit number.',
      es: 'Escribe los números que son 10 o 1 más o menos que un número de dos dígitos.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.C.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'add-tens-and-ones-within-100': {
    name: {
      en: 'Add within 100: two-digit plus one-digit or tens',
      es: 'Sumar hasta 100: dos dígitos más un dígito o decenas',
    },
    description: {
      en: 'Add a one-digit number or a multiple of ten to a two-digit number.',
      es: 'Suma un número de un dígito o un múltiplo de diez a un número de dos dígitos.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.C.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'add-subtract-multiples-of-ten': {
    name: { en: 'Add and subtract tens', es: 'Sumar y restar decenas' },
    description: {
      en: 'Add and subtract multiples of ten up to 90 by thinking of tens.',
      es: 'Suma y resta múltiplos de diez hasta 90 pensando en decenas.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.C.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'ordinal-positions-to-tenth': {
    name: { en: 'Ordinal numbers: first to tenth', es: 'Números ordinales: del primero al décimo' },
    description: {
      en: 'Find or name the position of an object in a line, from first to tenth.',
      es: 'Encuentra o nombra la posición de un objeto en una fila, del primero al décimo.',
    },
    domain: 'Counting & Cardinality',
    standards: [],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'order-three-lengths': {
    name: { en: 'Order and compare lengths', es: 'Ordenar y comparar longitudes' },
    description: {
      en: 'Put objects in order from shortest to longest and compare two lengths using a third.',
      es: 'Ordena objetos del más corto al más largo y compara dos longitudes usando una tercera.',
    },
    domain: 'Measurement & Data',
    standards: ['1.MD.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'measure-with-equal-units': {
    name: { en: 'Measure length with equal units', es: 'Medir la longitud con unidades iguales' },
    description: {
      en: 'Tell how many equal units, placed end to end without gaps, are as long as an object.',
      es: 'Indica cuántas unidades iguales, puestas una tras otra sin huecos, miden lo mismo que un objeto.',
    },
    domain: 'Measurement & Data',
    standards: ['1.MD.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'count-pennies-nickels-dimes': {
    name: { en: 'Count pennies, nickels and dimes', es: 'Contar monedas de 1¢, 5¢ y 10¢' },
    description: {
      en: 'Find the value of a group of pennies, nickels and dimes in cents.',
      es: 'Halla el valor en centavos de un grupo de monedas de 1¢, 5¢ y 10¢.',
    },
    domain: 'Measurement & Data',
    standards: [],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'tally-and-graphs-three-categories': {
    name: {
      en: 'Tally charts and graphs with three categories',
      es: 'Tablas de conteo y gráficas con tres categorías',
    },
    description: {
      en: 'Complete tally charts and graphs with three categories and answer questions about the counts.',
      es: 'Completa tablas de conteo y gráficas con tres categorías y contesta preguntas sobre las cantidades.',
    },
    domain: 'Measurement & Data',
    standards: ['1.MD.C.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'defining-attributes-of-shapes': {
    name: { en: 'Attributes of shapes', es: 'Atributos de las figuras' },
    description: {
      en: 'Decide which attributes, such as straight sides or corners, make a shape what it is.',
      es: 'Decide qué atributos, como los lados rectos o los vértices, definen una figura.',
    },
    domain: 'Geometry',
    standards: ['1.G.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compose-two-and-three-d-shapes': {
    name: { en: 'Compose shapes', es: 'Componer figuras planas y sólidas' },
    description: {
      en: 'Combine flat shapes or solids to make a larger one and count the pieces used.',
      es: 'Combina figuras planas o sólidos para formar uno más grande y cuenta las piezas usadas.',
    },
    domain: 'Geometry',
    standards: ['1.G.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'equal-shares-halves-fourths': {
    name: { en: 'Halves and fourths', es: 'Mitades y cuartos' },
    description: {
      en: 'Split circles and rectangles into two or four equal shares and name each share.',
      es: 'Divide círculos y rectángulos en dos o cuatro partes iguales y nombra cada parte.',
    },
    domain: 'Geometry',
    standards: ['1.G.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'mixed-facts-within-20': {
    name: {
      en: 'Mixed addition and subtraction facts within 20',
      es: 'Operaciones básicas de suma y resta hasta 20, mezcladas',
    },
    description: {
      en: 'Add and subtract from memory with mixed facts up to 20 and find missing numbers.',
      es: 'Suma y resta de memoria operaciones mezcladas hasta 20 y halla números que faltan.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['2.OA.B.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'hundreds-tens-ones': {
    name: { en: 'Hundreds, tens and ones', es: 'Centenas, decenas y unidades' },
    description: {
      en: 'Tell how many hundreds, tens and ones make a number and the value of each digit.',
      es: 'Indica cuántas centenas, decenas y unidades forman un número y el valor de cada dígito.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.1', '2.NBT.A.1a', '2.NBT.A.1b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'number-words-to-1000': {
    name: { en: 'Number words to 1,000', es: 'Números en palabras hasta 1,000' },
    description: {
      en: 'Read a number word up to 1,000 and write its numeral, or write the words.',
      es: 'Lee un número en palabras hasta 1,000 y escríbelo con cifras, o escríbelo con palabras.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'missing-number-within-100': {
    name: { en: 'Missing numbers in equations within 100', es: 'Números que faltan en ecuaciones hasta 100' },
    description: {
      en: 'Find the unknown number in an addition or subtraction equation with numbers up to 100.',
      es: 'Halla el número desconocido en una ecuación de suma o resta con números hasta 100.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.5', '2.OA.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'add-several-two-digit-numbers': {
    name: { en: 'Add three and four two-digit numbers', es: 'Sumar tres y cuatro números de dos dígitos' },
    description: {
      en: 'Add three or four two-digit numbers, choosing an order that makes the work easy.',
      es: 'Suma tres o cuatro números de dos dígitos en un orden que facilite el trabajo.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'mental-add-subtract-10-100': {
    name: { en: 'Mentally add and subtract 10 or 100', es: 'Sumar y restar 10 o 100 mentalmente' },
    description: {
      en: 'Add or subtract 10 or 100 in your head with numbers up to 1,000.',
      es: 'Suma o resta 10 o 100 mentalmente con números hasta 1,000.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'subtract-three-digit-numbers': {
    name: { en: 'Subtract three-digit numbers', es: 'Restar números de tres dígitos' },
    description: {
      en: 'Subtract three-digit numbers, regrouping tens or hundreds, also when the top number has zeros.',
      es: 'Resta números de tres dígitos, desagrupando decenas o centenas, también con ceros en el minuendo.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'explain-addition-strategies': {
    name: { en: 'Addition and subtraction strategies', es: 'Estrategias para sumar y restar' },
    description: {
      en: 'Complete the steps of an addition or subtraction strategy and say why it works.',
      es: 'Completa los pasos de una estrategia de suma o resta y di por qué funciona.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'two-step-word-problems-within-100': {
    name: { en: 'Two-step word problems within 100', es: 'Problemas verbales de dos pasos hasta 100' },
    description: {
      en: 'Solve a story that needs two additions or subtractions with numbers up to 100.',
      es: 'Resuelve un problema verbal que requiere dos sumas o restas con números hasta 100.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['2.OA.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'measure-with-inch-cm-ruler': {
    name: { en: 'Measure with a ruler: inches and centimeters', es: 'Medir con regla: pulgadas y centímetros' },
    description: {
      en: 'Read the length of an object on a ruler in whole inches or centimeters.',
      es: 'Lee la longitud de un objeto en una regla, en pulgadas o centímetros enteros.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.A.1', '2.MD.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'estimate-lengths-choose-unit': {
    name: { en: 'Estimate lengths', es: 'Estimar longitudes' },
    description: {
      en: 'Choose the most sensible unit or estimate for the length of a familiar object.',
      es: 'Elige la unidad o la estimación más razonable para la longitud de un objeto conocido.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'how-much-longer-measured': {
    name: { en: 'Find how much longer', es: 'Hallar cuánto más largo es un objeto' },
    description: {
      en: 'Measure two objects and subtract to find how much longer one is than the other.',
      es: 'Mide dos objetos y resta para hallar cuánto más largo es uno que el otro.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'length-word-problems-within-100': {
    name: { en: 'Length word problems within 100', es: 'Problemas verbales de longitud hasta 100' },
    description: {
      en: 'Add or subtract lengths in the same unit to solve stories with numbers up to 100.',
      es: 'Suma o resta longitudes en la misma unidad para resolver problemas con números hasta 100.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'money-word-problems-cents-dollars': {
    name: { en: 'Money word problems', es: 'Problemas verbales de dinero' },
    description: {
      en: 'Solve stories about prices, coins and change in whole dollars or in cents.',
      es: 'Resuelve problemas sobre precios, monedas y cambio en dólares enteros o en centavos.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.C.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'line-plot-whole-units': {
    name: { en: 'Line plots of lengths in whole units', es: 'Diagramas de puntos de longitudes en unidades enteras' },
    description: {
      en: 'Read or complete a line plot of measured lengths and answer questions about the data.',
      es: 'Lee o completa un diagrama de puntos con longitudes medidas y contesta preguntas sobre los datos.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.D.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'picture-and-bar-graphs-unit-scale': {
    name: { en: 'Picture graphs and bar graphs', es: 'Pictografías y gráficas de barras' },
    description: {
      en: 'Read or draw picture graphs and bar graphs with a scale of 1 and compare categories.',
      es: 'Lee o dibuja pictografías y gráficas de barras con escala de 1 y compara categorías.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.D.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'identify-polygons-by-attributes': {
    name: { en: 'Identify shapes by sides and angles', es: 'Identificar figuras por sus lados y ángulos' },
    description: {
      en: 'Name a polygon from its number of sides and angles and draw one that fits.',
      es: 'Nombra un polígono por su número de lados y ángulos y dibuja uno que cumpla.',
    },
    domain: 'Geometry',
    standards: ['2.G.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'tile-rectangles-with-squares': {
    name: { en: 'Partition rectangles into squares', es: 'Dividir rectángulos en cuadrados iguales' },
    description: {
      en: 'Split a rectangle into rows and columns of equal squares and count them.',
      es: 'Divide un rectángulo en filas y columnas de cuadrados iguales y cuéntalos.',
    },
    domain: 'Geometry',
    standards: ['2.G.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'halves-thirds-fourths-of-shapes': {
    name: { en: 'Halves, thirds and fourths', es: 'Mitades, tercios y cuartos' },
    description: {
      en: 'Cut circles and rectangles into two, three or four equal shares and name the shares.',
      es: 'Divide círculos y rectángulos en dos, tres o cuatro partes iguales y nombra las partes.',
    },
    domain: 'Geometry',
    standards: ['2.G.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'read-a-calendar': {
    name: { en: 'Read a calendar', es: 'Leer el calendario' },
    description: {
      en: 'Find dates and weekdays on a calendar and count the days between two dates.',
      es: 'Encuentra fechas y días de la semana en un calendario y cuenta los días entre dos fechas.',
    },
    domain: 'Measurement & Data',
    standards: [],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'equal-groups-multiplication': {
    name: { en: 'Multiplication as equal groups', es: 'La multiplicación como grupos iguales' },
    description: {
      en: 'Write a multiplication for equal groups, arrays, number-line jumps or a repeated addition.',
      es: 'Escribe una multiplicación para grupos iguales, arreglos, saltos en la recta numérica o una suma repetida.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'equal-sharing-division': {
    name: { en: 'Division as equal sharing and grouping', es: 'La división como reparto y como grupos iguales' },
    description: {
      en: 'Share objects equally or make groups of one size, then write the division.',
      es: 'Reparte objetos en partes iguales o forma grupos del mismo tamaño y escribe la división.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multiplication-table-patterns': {
    name: { en: 'Multiplication table and its patterns', es: 'La tabla de multiplicar y sus patrones' },
    description: {
      en: 'Complete a multiplication table and describe the patterns in its rows and columns.',
      es: 'Completa una tabla de multiplicar y describe los patrones de sus filas y columnas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.D.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multiplication-division-fact-families': {
    name: {
      en: 'Multiplication and division fact families',
      es: 'Familias de operaciones de multiplicación y división',
    },
    description: {
      en: 'Write the two multiplications and two divisions that use the same three numbers.',
      es: 'Escribe las dos multiplicaciones y las dos divisiones que usan los mismos tres números.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.B.6', '3.OA.C.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multiplication-properties': {
    name: { en: 'Properties of multiplication', es: 'Propiedades de la multiplicación' },
    description: {
      en: 'Change the order, grouping or parts of a product to find it more easily.',
      es: 'Cambia el orden, la agrupación o las partes de un producto para hallarlo más fácilmente.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'two-step-four-operation-problems': {
    name: {
      en: 'Two-step word problems with four operations',
      es: 'Problemas verbales de dos pasos con las cuatro operaciones',
    },
    description: {
      en: 'Solve stories in two steps with any operations and write an equation with a letter.',
      es: 'Resuelve problemas en dos pasos con cualquier operación y escribe una ecuación con una letra.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.D.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'mixed-operation-facts': {
    name: { en: 'Mixed operation facts', es: 'Operaciones básicas mezcladas' },
    description: {
      en: 'Add, subtract, multiply and divide with basic facts in mixed order and find missing signs.',
      es: 'Suma, resta, multiplica y divide con operaciones básicas en distinto orden y halla signos que faltan.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.C.7', '3.NBT.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'even-odd-number-patterns': {
    name: { en: 'Patterns in addition and multiplication', es: 'Patrones en la suma y la multiplicación' },
    description: {
      en: 'Continue number patterns and decide whether sums and products are even or odd.',
      es: 'Continúa patrones numéricos y decide si las sumas y los productos son pares o impares.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.D.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'input-output-tables-one-step': {
    name: { en: 'Input-output tables', es: 'Tablas de entrada y salida' },
    description: {
      en: 'Use or find a one-step rule to complete a table of inputs and outputs.',
      es: 'Usa o encuentra una regla de un paso para completar una tabla de entradas y salidas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.D.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'thousands-place-value': {
    name: { en: 'Place value to 10,000', es: 'Valor posicional hasta 10,000' },
    description: {
      en: 'Write four-digit numbers in different forms and give the value of each digit.',
      es: 'Escribe números de cuatro dígitos en distintas formas e indica el valor de cada dígito.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: [],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'estimate-sums-differences': {
    name: { en: 'Estimate sums and differences', es: 'Estimar sumas y diferencias' },
    description: {
      en: 'Round two numbers to estimate their sum or difference and judge whether an answer is reasonable.',
      es: 'Redondea dos números para estimar su suma o diferencia y decide si un resultado es razonable.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['3.NBT.A.1', '3.OA.D.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'equivalent-fractions-models': {
    name: { en: 'Equivalent fractions with models', es: 'Fracciones equivalentes con modelos' },
    description: {
      en: 'Use bars, circles or number lines to find fractions that name the same amount.',
      es: 'Usa barras, círculos o rectas numéricas para hallar fracciones que nombran la misma cantidad.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['3.NF.A.3', '3.NF.A.3a', '3.NF.A.3b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'whole-numbers-as-fractions': {
    name: { en: 'Whole numbers as fractions', es: 'Números enteros como fracciones' },
    description: {
      en: 'Write whole numbers as fractions and recognize fractions that equal a whole number.',
      es: 'Escribe números enteros como fracciones y reconoce fracciones iguales a un número entero.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['3.NF.A.3c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'tell-time-to-minute': {
    name: { en: 'Tell time to the minute', es: 'Decir la hora al minuto exacto' },
    description: {
      en: 'Read and write the time to the exact minute on analog and digital clocks.',
      es: 'Lee y escribe la hora al minuto exacto en relojes analógicos y digitales.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'mass-and-liquid-volume': {
    name: { en: 'Mass and liquid volume', es: 'Masa y volumen de líquidos' },
    description: {
      en: 'Choose sensible metric units and read scales and measuring cups in grams, kilograms, milliliters or liters.',
      es: 'Elige unidades métricas razonables y lee balanzas y tazas medidoras en gramos, kilogramos, mililitros o litros.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'mass-volume-word-problems': {
    name: { en: 'Mass and liquid volume word problems', es: 'Problemas verbales de masa y volumen' },
    description: {
      en: 'Solve stories about mass or liquid volume given in one metric unit, using any operation.',
      es: 'Resuelve problemas de masa o volumen de líquidos en una sola unidad métrica, con cualquier operación.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'measure-plot-quarter-inch': {
    name: {
      en: 'Measure to the quarter inch and make line plots',
      es: 'Medir al cuarto de pulgada y hacer diagramas de puntos',
    },
    description: {
      en: 'Measure objects to the nearest quarter inch and show the lengths on a line plot.',
      es: 'Mide objetos al cuarto de pulgada más cercano y muestra las longitudes en un diagrama de puntos.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'area-by-counting-squares': {
    name: { en: 'Area by counting unit squares', es: 'Hallar el área contando unidades cuadradas' },
    description: {
      en: 'Count unit squares to find the area of a shape drawn on a grid.',
      es: 'Cuenta unidades cuadradas para hallar el área de una figura dibujada en una cuadrícula.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.C.5', '3.MD.C.5a', '3.MD.C.5b', '3.MD.C.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'area-distributive-property': {
    name: { en: 'Area and the distributive property', es: 'El área y la propiedad distributiva' },
    description: {
      en: 'Split a rectangle into two smaller ones and add their areas to find the total.',
      es: 'Divide un rectángulo en dos más pequeños y suma sus áreas para hallar el total.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.C.7c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'area-of-rectilinear-figures': {
    name: { en: 'Area of rectilinear figures', es: 'Área de figuras compuestas por rectángulos' },
    description: {
      en: 'Cut an L-, T- or U-shaped figure into rectangles and add their areas.',
      es: 'Corta en rectángulos una figura con forma de L, T o U y suma sus áreas.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.C.7d'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'perimeter-versus-area-rectangles': {
    name: { en: 'Same perimeter, different area', es: 'Mismo perímetro, diferente área' },
    description: {
      en: 'Compare rectangles that have the same perimeter but different areas, or the same area.',
      es: 'Compara rectángulos que tienen el mismo perímetro y diferente área, o la misma área.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.D.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'classify-quadrilaterals-attributes': {
    name: { en: 'Quadrilaterals and their attributes', es: 'Cuadriláteros y sus atributos' },
    description: {
      en: 'Name quadrilaterals and sort them by equal sides, right angles and opposite sides.',
      es: 'Nombra cuadriláteros y clasifícalos por sus lados iguales, ángulos rectos y lados opuestos.',
    },
    domain: 'Geometry',
    standards: ['3.G.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'make-change-from-bills': {
    name: { en: 'Make change', es: 'Calcular el cambio' },
    description: {
      en: 'Find the change when paying for one or more items with dollar bills.',
      es: 'Halla el cambio al pagar uno o más artículos con billetes de dólar.',
    },
    domain: 'Measurement & Data',
    standards: [],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'digit-value-ten-times': {
    name: { en: 'Place value: ten times as much', es: 'Valor posicional: diez veces mayor' },
    description: {
      en: 'Explain how the value of a digit becomes ten times as great one place to the left.',
      es: 'Explica cómo el valor de un dígito es diez veces mayor un lugar a la izquierda.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-order-multi-digit': {
    name: { en: 'Compare and order multi-digit numbers', es: 'Comparar y ordenar números de varios dígitos' },
    description: {
      en: 'Compare and order whole numbers up to 999,999 using place value and the symbols <, > and =.',
      es: 'Compara y ordena números enteros hasta 999,999 con el valor posicional y los signos <, > y =.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'estimate-products-quotients': {
    name: {
      en: 'Mental math and estimation: products and quotients',
      es: 'Cálculo mental y estimación: productos y cocientes',
    },
    description: {
      en: 'Use basic facts, rounding and compatible numbers to find or estimate products and quotients mentally.',
      es: 'Usa tablas, redondeo y números compatibles para hallar o estimar mentalmente productos y cocientes.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.5', '4.NBT.B.6', '4.OA.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'mixed-operations-multi-digit': {
    name: { en: 'Mixed operations with whole numbers', es: 'Operaciones mezcladas con números enteros' },
    description: {
      en: 'Add, subtract, multiply and divide whole numbers of several digits in mixed order.',
      es: 'Suma, resta, multiplica y divide números enteros de varios dígitos en distinto orden.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.4', '4.NBT.B.5', '4.NBT.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multiplicative-comparison': {
    name: { en: 'Multiplicative comparison', es: 'Comparación multiplicativa' },
    description: {
      en: 'Write and solve comparisons that say one amount is several times as much as another.',
      es: 'Escribe y resuelve comparaciones en que una cantidad es varias veces mayor que otra.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['4.OA.A.1', '4.OA.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multistep-word-problems': {
    name: { en: 'Multistep word problems with whole numbers', es: 'Problemas verbales de varios pasos' },
    description: {
      en: 'Solve stories in two or three steps with the four operations and check the answer.',
      es: 'Resuelve problemas en dos o tres pasos con las cuatro operaciones y comprueba la respuesta.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['4.OA.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'interpret-remainders': {
    name: { en: 'Interpret remainders', es: 'Interpretar el residuo' },
    description: {
      en: 'Solve a division story and decide whether to drop the remainder, round up or report it.',
      es: 'Resuelve un problema de división y decide si omites el residuo, redondeas hacia arriba o lo informas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['4.OA.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'factors-multiples-pairs': {
    name: { en: 'Factors and multiples', es: 'Factores y múltiplos' },
    description: {
      en: 'List the factor pairs of a number up to 100 and recognize its multiples.',
      es: 'Enumera los pares de factores de un número hasta 100 y reconoce sus múltiplos.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['4.OA.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'number-and-shape-patterns': {
    name: { en: 'Number and shape patterns', es: 'Patrones numéricos y geométricos' },
    description: {
      en: 'Follow a rule to continue a pattern of numbers or shapes and describe its features.',
      es: 'Sigue una regla para continuar un patrón de números o figuras y describe sus características.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['4.OA.C.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'equivalent-fractions-numeric': {
    name: { en: 'Equivalent fractions', es: 'Fracciones equivalentes' },
    description: {
      en: 'Multiply or divide numerator and denominator by the same number to write an equal fraction.',
      es: 'Multiplica o divide el numerador y el denominador por el mismo número para escribir una fracción igual.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-fractions-different-denominators': {
    name: { en: 'Compare and order fractions', es: 'Comparar y ordenar fracciones' },
    description: {
      en: 'Compare fractions with different denominators using common denominators or benchmarks such as one half.',
      es: 'Compara fracciones con distinto denominador usando un denominador común o puntos de referencia como un medio.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'decompose-fractions': {
    name: { en: 'Break apart fractions', es: 'Descomponer fracciones' },
    description: {
      en: 'Write a fraction or mixed number as a sum of fractions with the same denominator.',
      es: 'Escribe una fracción o un número mixto como suma de fracciones con el mismo denominador.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.3', '4.NF.B.3b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'add-subtract-mixed-like-denominators': {
    name: {
      en: 'Add and subtract mixed numbers with like denominators',
      es: 'Sumar y restar números mixtos con igual denominador',
    },
    description: {
      en: 'Add or subtract mixed numbers with the same denominator, regrouping a whole when needed.',
      es: 'Suma o resta números mixtos con el mismo denominador, desagrupando un entero si hace falta.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.3c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multiply-fraction-by-whole': {
    name: { en: 'Multiply a fraction by a whole number', es: 'Multiplicar una fracción por un número entero' },
    description: {
      en: 'Multiply a fraction by a whole number as a repeated sum of equal parts.',
      es: 'Multiplica una fracción por un número entero como suma repetida de partes iguales.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.4', '4.NF.B.4a', '4.NF.B.4b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'fraction-word-problems-like-denominators': {
    name: {
      en: 'Fraction word problems (like denominators, whole times fraction)',
      es: 'Problemas verbales con fracciones de igual denominador',
    },
    description: {
      en: 'Solve stories by adding or subtracting like fractions or multiplying a fraction by a whole number.',
      es: 'Resuelve problemas sumando o restando fracciones de igual denominador o multiplicando una fracción por un entero.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.3d', '4.NF.B.4c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'add-tenths-and-hundredths': {
    name: { en: 'Tenths and hundredths as fractions', es: 'Décimas y centésimas como fracciones' },
    description: {
      en: 'Change tenths to hundredths and add fractions with denominators 10 and 100.',
      es: 'Cambia décimas a centésimas y suma fracciones con denominadores 10 y 100.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.C.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'write-decimals-tenths-hundredths': {
    name: { en: 'Write decimals to hundredths', es: 'Escribir decimales hasta las centésimas' },
    description: {
      en: 'Write tenths and hundredths as fractions and as decimals, using grids and number lines.',
      es: 'Escribe décimas y centésimas como fracciones y como decimales, con cuadrículas y rectas numéricas.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.C.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'add-subtract-money': {
    name: { en: 'Add and subtract money', es: 'Sumar y restar dinero' },
    description: {
      en: 'Add and subtract amounts in dollars and cents and find totals and change.',
      es: 'Suma y resta cantidades en dólares y centavos y halla totales y cambio.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'convert-larger-to-smaller-units': {
    name: { en: 'Convert larger units to smaller units', es: 'Convertir unidades mayores a unidades menores' },
    description: {
      en: 'Change a measurement in a larger unit to a smaller unit of the same system.',
      es: 'Cambia una medida de una unidad mayor a una unidad menor del mismo sistema.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'measurement-word-problems-four-operations': {
    name: { en: 'Measurement word problems', es: 'Problemas verbales de medición' },
    description: {
      en: 'Solve stories about distance, mass, liquid, time or money, converting units when needed.',
      es: 'Resuelve problemas de distancia, masa, líquidos, tiempo o dinero, convirtiendo unidades si hace falta.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rectangle-area-perimeter-formulas': {
    name: { en: 'Area and perimeter formulas for rectangles', es: 'Fórmulas de área y perímetro de rectángulos' },
    description: {
      en: 'Use formulas to find the area, the perimeter or a missing side of a rectangle.',
      es: 'Usa fórmulas para hallar el área, el perímetro o un lado desconocido de un rectángulo.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'line-plots-fraction-data': {
    name: { en: 'Line plots with fractions', es: 'Diagramas de puntos con fracciones' },
    description: {
      en: 'Read or complete a line plot of fractional lengths and add or subtract its data.',
      es: 'Lee o completa un diagrama de puntos de longitudes fraccionarias y suma o resta sus datos.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'angles-as-turns': {
    name: { en: 'Angles as turns of a circle', es: 'Los ángulos como giros de un círculo' },
    description: {
      en: 'Find the degrees in a part of a full turn, or the part for given degrees.',
      es: 'Halla los grados de una parte de un giro completo, o la parte de ciertos grados.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.C.5', '4.MD.C.5a', '4.MD.C.5b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'unknown-adjacent-angles': {
    name: { en: 'Add and subtract angle measures', es: 'Sumar y restar medidas de ángulos' },
    description: {
      en: 'Add or subtract angle measures to find an unknown part or the whole angle.',
      es: 'Suma o resta medidas de ángulos para hallar una parte desconocida o el ángulo total.',
    },
    domain: 'Measurement & Data',
    standards: ['4.MD.C.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'points-lines-rays-angles': {
    name: { en: 'Points, lines, rays and angles', es: 'Puntos, rectas, semirrectas y ángulos' },
    description: {
      en: 'Identify and draw points, segments, rays, angles, and parallel or perpendicular lines.',
      es: 'Identifica y dibuja puntos, segmentos, semirrectas, ángulos y rectas paralelas o perpendiculares.',
    },
    domain: 'Geometry',
    standards: ['4.G.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'classify-figures-lines-angles': {
    name: { en: 'Classify shapes by lines and angles', es: 'Clasificar figuras por sus lados y ángulos' },
    description: {
      en: 'Sort triangles and quadrilaterals by right angles and by parallel or perpendicular sides.',
      es: 'Clasifica triángulos y cuadriláteros por sus ángulos rectos y sus lados paralelos o perpendiculares.',
    },
    domain: 'Geometry',
    standards: ['4.G.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'write-interpret-expressions': {
    name: { en: 'Write and interpret numerical expressions', es: 'Escribir e interpretar expresiones numéricas' },
    description: {
      en: 'Write a numerical expression for words and compare expressions without calculating them.',
      es: 'Escribe una expresión numérica a partir de palabras y compara expresiones sin calcularlas.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['5.OA.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'two-rule-number-patterns': {
    name: { en: 'Two patterns and their relationship', es: 'Dos patrones y su relación' },
    description: {
      en: 'Complete two number patterns from their rules and describe how matching terms are related.',
      es: 'Completa dos patrones numéricos según sus reglas y describe cómo se relacionan sus términos.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['5.OA.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'decimal-place-value-ten-times': {
    name: { en: 'Place value of decimals', es: 'Valor posicional de los decimales' },
    description: {
      en: 'Compare the value of a digit in different places, ten times greater or one tenth as great.',
      es: 'Compara el valor de un dígito en distintos lugares, diez veces mayor o la décima parte.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'decimal-forms-to-thousandths': {
    name: { en: 'Read and write decimals to thousandths', es: 'Leer y escribir decimales hasta las milésimas' },
    description: {
      en: 'Write decimals up to thousandths in standard, word and expanded form.',
      es: 'Escribe decimales hasta las milésimas en forma estándar, con palabras y en forma desarrollada.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.A.3', '5.NBT.A.3a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-order-decimals-thousandths': {
    name: { en: 'Compare and order decimals to thousandths', es: 'Comparar y ordenar decimales hasta las milésimas' },
    description: {
      en: 'Compare and order decimals with up to three places using the symbols <, > and =.',
      es: 'Compara y ordena decimales de hasta tres cifras con los signos <, > y =.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.A.3b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multi-digit-multiplication': {
    name: { en: 'Multi-digit multiplication', es: 'Multiplicación de varios dígitos' },
    description: {
      en: 'Multiply whole numbers of several digits with the standard algorithm, aligning the partial products.',
      es: 'Multiplica números enteros de varios dígitos con el algoritmo estándar, alineando los productos parciales.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'decimal-word-problems': {
    name: { en: 'Decimal word problems', es: 'Problemas verbales con decimales' },
    description: {
      en: 'Solve stories about prices and measurements with one or more operations on decimals.',
      es: 'Resuelve problemas de precios y medidas con una o más operaciones con decimales.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.B.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'place-value-to-hundred-millions': {
    name: { en: 'Place value to hundred millions', es: 'Valor posicional hasta las centenas de millón' },
    description: {
      en: 'Read, write, order and round whole numbers up to 999,999,999.',
      es: 'Lee, escribe, ordena y redondea números enteros hasta 999,999,999 según su valor posicional.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: [],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'divisibility-rules-2-to-10': {
    name: { en: 'Divisibility rules', es: 'Reglas de divisibilidad' },
    description: {
      en: 'Decide without dividing whether a number is divisible by 2, 3, 4, 5, 6, 9 or 10.',
      es: 'Decide sin dividir si un número es divisible entre 2, 3, 4, 5, 6, 9 o 10.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: [],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'factor-trees-prime-factorization': {
    name: { en: 'Prime factorization with factor trees', es: 'Descomposición en factores primos' },
    description: {
      en: 'Complete a factor tree and write a number as a product of primes.',
      es: 'Completa un árbol de factores y escribe un número como producto de números primos.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: [],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'add-subtract-mixed-unlike-denominators': {
    name: {
      en: 'Add and subtract mixed numbers with unlike denominators',
      es: 'Sumar y restar números mixtos con distinto denominador',
    },
    description: {
      en: 'Find a common denominator to add or subtract mixed numbers, regrouping when needed.',
      es: 'Halla un denominador común para sumar o restar números mixtos, reagrupando si hace falta.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'fraction-add-subtract-word-problems': {
    name: { en: 'Word problems: add and subtract fractions', es: 'Problemas verbales de suma y resta de fracciones' },
    description: {
      en: 'Solve stories by adding or subtracting fractions with unlike denominators and check with estimates.',
      es: 'Resuelve problemas sumando o restando fracciones con distinto denominador y comprueba con estimaciones.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'fractions-as-division': {
    name: { en: 'Fractions as division', es: 'Las fracciones como división' },
    description: {
      en: 'Write the quotient of two whole numbers as a fraction or a mixed number.',
      es: 'Escribe el cociente de dos números enteros como fracción o como número mixto.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'area-with-fractional-sides': {
    name: { en: 'Area of rectangles with fractional sides', es: 'Área de rectángulos con lados fraccionarios' },
    description: {
      en: 'Find the area of a rectangle whose side lengths are fractions or mixed numbers.',
      es: 'Halla el área de un rectángulo cuyos lados miden fracciones o números mixtos.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.4b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multiplication-as-scaling': {
    name: { en: 'Multiplication as scaling', es: 'La multiplicación como cambio de escala' },
    description: {
      en: 'Decide without calculating whether a product is less than, equal to or greater than a factor.',
      es: 'Decide sin calcular si un producto es menor, igual o mayor que uno de sus factores.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.5', '5.NF.B.5a', '5.NF.B.5b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'divide-unit-fractions-whole-numbers': {
    name: {
      en: 'Divide with unit fractions and whole numbers',
      es: 'Dividir con fracciones unitarias y números enteros',
    },
    description: {
      en: 'Divide a whole number by a unit fraction or a unit fraction by a whole number.',
      es: 'Divide un número entero entre una fracción unitaria o una fracción unitaria entre un número entero.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.7', '5.NF.B.7a', '5.NF.B.7b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'unit-fraction-division-word-problems': {
    name: {
      en: 'Word problems: divide with unit fractions',
      es: 'Problemas verbales de división con fracciones unitarias',
    },
    description: {
      en: 'Solve stories about sharing or measuring out that divide with a unit fraction.',
      es: 'Resuelve problemas de repartir o medir porciones que se dividen con una fracción unitaria.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.7c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'fractions-decimals-tenths-hundredths': {
    name: { en: 'Fractions and decimals', es: 'Fracciones y decimales' },
    description: {
      en: 'Write fractions as decimals and decimals as fractions in lowest terms.',
      es: 'Escribe fracciones como decimales y decimales como fracciones en su mínima expresión.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: [],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'line-plots-fraction-operations': {
    name: { en: 'Line plots and fraction operations', es: 'Diagramas de puntos y operaciones con fracciones' },
    description: {
      en: 'Use fractions on a line plot to find sums, differences and equal shares of the data.',
      es: 'Usa las fracciones de un diagrama de puntos para hallar sumas, diferencias y partes iguales.',
    },
    domain: 'Measurement & Data',
    standards: ['5.MD.B.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'volume-counting-cubes': {
    name: { en: 'Volume by counting unit cubes', es: 'Volumen contando cubos unitarios' },
    description: {
      en: 'Count unit cubes, including hidden ones, to find the volume of a solid.',
      es: 'Cuenta cubos unitarios, también los ocultos, para hallar el volumen de un sólido.',
    },
    domain: 'Measurement & Data',
    standards: ['5.MD.C.3', '5.MD.C.3a', '5.MD.C.3b', '5.MD.C.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'volume-composite-prisms': {
    name: { en: 'Volume of composite figures', es: 'Volumen de figuras compuestas' },
    description: {
      en: 'Split a solid into rectangular prisms and add their volumes.',
      es: 'Divide un sólido en prismas rectangulares y suma sus volúmenes para hallar el total.',
    },
    domain: 'Measurement & Data',
    standards: ['5.MD.C.5c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'coordinate-graphs-real-world': {
    name: { en: 'Coordinate graphs of real situations', es: 'Gráficas de coordenadas en situaciones reales' },
    description: {
      en: 'Plot data from a real situation as points and explain what they mean.',
      es: 'Ubica como puntos los datos de una situación real y explica qué significan.',
    },
    domain: 'Geometry',
    standards: ['5.G.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'quadrilateral-hierarchy': {
    name: { en: 'Classify quadrilaterals in a hierarchy', es: 'Clasificar cuadriláteros en una jerarquía' },
    description: {
      en: 'Name all the families a quadrilateral belongs to and decide which statements are always true.',
      es: 'Nombra todas las familias de un cuadrilátero y decide qué afirmaciones son siempre verdaderas.',
    },
    domain: 'Geometry',
    standards: ['5.G.B.3', '5.G.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'classify-triangles-sides-angles': {
    name: { en: 'Classify triangles', es: 'Clasificar triángulos' },
    description: {
      en: 'Classify triangles as equilateral, isosceles or scalene and as acute, right or obtuse.',
      es: 'Clasifica triángulos como equiláteros, isósceles o escalenos y como acutángulos, rectángulos u obtusángulos.',
    },
    domain: 'Geometry',
    standards: ['5.G.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'write-simplify-ratios': {
    name: { en: 'Write and simplify ratios', es: 'Escribir y simplificar razones' },
    description: {
      en: 'Write a ratio of two amounts in the order asked and put it in lowest terms.',
      es: 'Escribe la razón entre dos cantidades en el orden pedido y llévala a su mínima expresión.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'graph-ratio-pairs': {
    name: {
      en: 'Graph ratio pairs on the coordinate plane',
      es: 'Graficar pares de razones en el plano de coordenadas',
    },
    description: {
      en: 'Plot equivalent ratios as points and read further pairs from the graph.',
      es: 'Ubica razones equivalentes como puntos y lee otros pares en la gráfica.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'ratio-tape-diagrams': {
    name: { en: 'Solve ratio problems with tape diagrams', es: 'Resolver problemas de razones con diagramas de cinta' },
    description: {
      en: 'Draw or read a tape diagram to find parts and totals from a ratio.',
      es: 'Dibuja o lee un diagrama de cinta para hallar partes y totales a partir de una razón.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'convert-units-with-ratios': {
    name: { en: 'Convert measurement units with ratios', es: 'Convertir unidades de medida usando razones' },
    description: {
      en: 'Use a conversion ratio to change units of length, weight, capacity or time.',
      es: 'Usa una razón de conversión para cambiar unidades de longitud, peso, capacidad o tiempo.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3d'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'fraction-division-stories': {
    name: { en: 'Fraction division word problems', es: 'Problemas verbales de división de fracciones' },
    description: {
      en: 'Solve stories about servings, pieces or shares by dividing one fraction by another.',
      es: 'Resuelve problemas de porciones, pedazos o repartos dividiendo una fracción entre otra.',
    },
    domain: 'The Number System',
    standards: ['6.NS.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'divide-multidigit-fluently': {
    name: {
      en: 'Divide multi-digit numbers (long division)',
      es: 'Dividir números de varios dígitos (división larga)',
    },
    description: {
      en: 'Divide large whole numbers by two- or three-digit numbers with the standard algorithm.',
      es: 'Divide números enteros grandes entre números de dos o tres dígitos con el algoritmo estándar.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multidigit-decimal-sums-differences': {
    name: { en: 'Add and subtract multi-digit decimals', es: 'Sumar y restar decimales de varios dígitos' },
    description: {
      en: 'Align place values to add or subtract decimals with different numbers of places.',
      es: 'Alinea los valores posicionales para sumar o restar decimales con distinto número de cifras.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multidigit-decimal-products': {
    name: { en: 'Multiply multi-digit decimals', es: 'Multiplicar decimales de varios dígitos' },
    description: {
      en: 'Multiply decimals of several digits and decide where the decimal point goes.',
      es: 'Multiplica decimales de varios dígitos y decide dónde va el punto decimal.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multidigit-decimal-quotients': {
    name: { en: 'Divide multi-digit decimals', es: 'Dividir decimales de varios dígitos' },
    description: {
      en: 'Divide decimals by whole numbers or decimals, moving the decimal point when needed.',
      es: 'Divide decimales entre números enteros o decimales, moviendo el punto decimal si hace falta.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'prime-factorization-exponents': {
    name: { en: 'Prime factorization with exponents', es: 'Descomposición en factores primos con exponentes' },
    description: {
      en: 'Write a whole number as a product of primes using exponents for repeated factors.',
      es: 'Escribe un número entero como producto de primos con exponentes para los factores repetidos.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.4', '6.EE.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'factor-gcf-from-sums': {
    name: {
      en: 'Use the distributive property to factor out the GCF',
      es: 'Usar la propiedad distributiva para sacar el MCD como factor común',
    },
    description: {
      en: 'Rewrite a sum as its greatest common factor times a sum with no common factor.',
      es: 'Reescribe una suma como su máximo común divisor por una suma sin factores comunes.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.4', '6.EE.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'signed-numbers-in-context': {
    name: { en: 'Positive and negative numbers in context', es: 'Números positivos y negativos en contexto' },
    description: {
      en: 'Write a positive or negative number for a real situation and explain what zero means.',
      es: 'Escribe un número positivo o negativo para una situación real y explica qué significa el cero.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'opposites-rationals-number-line': {
    name: {
      en: 'Opposites and rational numbers on the number line',
      es: 'Opuestos y números racionales en la recta numérica',
    },
    description: {
      en: 'Read, plot and find opposites of positive and negative numbers on a number line.',
      es: 'Lee, ubica y halla los opuestos de números positivos y negativos en la recta numérica.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.6', '6.NS.C.6a', '6.NS.C.6c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'absolute-value-meaning': {
    name: { en: 'Absolute value', es: 'Valor absoluto' },
    description: {
      en: 'Find the distance of a number from zero and use it to compare real quantities.',
      es: 'Halla la distancia de un número al cero y úsala para comparar cantidades reales.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.7c', '6.NS.C.7d'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'same-line-coordinate-distance': {
    name: {
      en: 'Distance between points on a horizontal or vertical line',
      es: 'Distancia entre puntos de una misma recta horizontal o vertical',
    },
    description: {
      en: 'Use absolute value to find the distance between points that share a coordinate.',
      es: 'Usa el valor absoluto para hallar la distancia entre puntos que comparten una coordenada.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'whole-number-exponents': {
    name: { en: 'Write and evaluate exponents', es: 'Escribir y evaluar potencias' },
    description: {
      en: 'Write repeated multiplication as a power and find the value of powers.',
      es: 'Escribe una multiplicación repetida como potencia y halla el valor de potencias.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'write-name-expressions': {
    name: {
      en: 'Write algebraic expressions and name their parts',
      es: 'Escribir expresiones algebraicas e identificar sus partes',
    },
    description: {
      en: 'Translate phrases into expressions with variables and identify terms, coefficients, factors and constants.',
      es: 'Traduce frases a expresiones con variables e identifica términos, coeficientes, factores y constantes.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.A.2', '6.EE.A.2a', '6.EE.A.2b', '6.EE.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'equivalent-expressions-properties': {
    name: {
      en: 'Equivalent expressions: distribute and combine like terms',
      es: 'Expresiones equivalentes: distribuir y combinar términos semejantes',
    },
    description: {
      en: 'Use the distributive property and combine like terms to write an equal, simpler expression.',
      es: 'Usa la propiedad distributiva y combina términos semejantes para escribir una expresión equivalente más simple.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.A.3', '6.EE.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'write-one-step-equations': {
    name: {
      en: 'Write and solve one-step equations from stories',
      es: 'Escribir y resolver ecuaciones de un paso en contexto',
    },
    description: {
      en: 'Write a one-step equation for a story, solve it and tell what the answer means.',
      es: 'Escribe una ecuación de un paso para un problema, resuélvela y di qué significa la respuesta.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.B.6', '6.EE.B.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'dependent-independent-variables': {
    name: { en: 'Dependent and independent variables', es: 'Variables dependientes e independientes' },
    description: {
      en: 'Relate two changing quantities with a table, a graph and an equation.',
      es: 'Relaciona dos cantidades que cambian mediante una tabla, una gráfica y una ecuación.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'area-composite-polygons': {
    name: { en: 'Area of composite polygons by decomposing', es: 'Área de polígonos compuestos por descomposición' },
    description: {
      en: 'Break a polygon into triangles and rectangles, then add or subtract areas.',
      es: 'Descompón un polígono en triángulos y rectángulos, y suma o resta las áreas.',
    },
    domain: 'Geometry',
    standards: ['6.G.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'volume-prisms-fractional-edges': {
    name: {
      en: 'Volume of rectangular prisms with fractional edges',
      es: 'Volumen de prismas rectangulares con aristas fraccionarias',
    },
    description: {
      en: 'Find the volume of a rectangular prism whose edges are fractions or mixed numbers.',
      es: 'Halla el volumen de un prisma rectangular cuyas aristas son fracciones o números mixtos.',
    },
    domain: 'Geometry',
    standards: ['6.G.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polygons-on-coordinate-plane': {
    name: { en: 'Polygons in the coordinate plane', es: 'Polígonos en el plano de coordenadas' },
    description: {
      en: 'Use coordinates of vertices to find side lengths, perimeters and areas of polygons.',
      es: 'Usa las coordenadas de los vértices para hallar lados, perímetros y áreas de polígonos.',
    },
    domain: 'Geometry',
    standards: ['6.G.A.3', '6.NS.C.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'nets-surface-area': {
    name: { en: 'Nets and surface area', es: 'Desarrollos planos y área de superficie' },
    description: {
      en: 'Match solids with their nets and add the areas of the faces.',
      es: 'Relaciona cuerpos geométricos con sus desarrollos planos y suma las áreas de las caras.',
    },
    domain: 'Geometry',
    standards: ['6.G.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'statistical-questions': {
    name: { en: 'Statistical questions and data contexts', es: 'Preguntas estadísticas y contexto de los datos' },
    description: {
      en: 'Decide whether a question expects varied answers and describe how its data were measured.',
      es: 'Decide si una pregunta espera respuestas variadas y describe cómo se midieron sus datos.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.A.1', '6.SP.B.5b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'mad-and-iqr': {
    name: {
      en: 'Mean absolute deviation and interquartile range',
      es: 'Desviación media absoluta y rango intercuartil',
    },
    description: {
      en: 'Calculate the mean absolute deviation or interquartile range to describe how spread out data are.',
      es: 'Calcula la desviación media absoluta o el rango intercuartil para describir la dispersión de los datos.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.A.3', '6.SP.B.5c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'dot-plots-histograms-analyze': {
    name: { en: 'Dot plots and histograms', es: 'Diagramas de puntos e histogramas' },
    description: {
      en: 'Read or draw dot plots and histograms and answer questions about the data.',
      es: 'Lee o dibuja diagramas de puntos e histogramas y contesta preguntas sobre los datos.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.A.2', '6.SP.B.4', '6.SP.B.5', '6.SP.B.5a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'box-plots-five-number-summary': {
    name: { en: 'Box plots and the five-number summary', es: 'Diagramas de caja y resumen de cinco números' },
    description: {
      en: 'Find the five-number summary of data and read, draw or compare box plots.',
      es: 'Halla el resumen de cinco números y lee, dibuja o compara diagramas de caja.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.B.4', '6.SP.B.5c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'distribution-shape-best-measure': {
    name: {
      en: 'Describe a distribution and choose the best measure',
      es: 'Describir una distribución y elegir la mejor medida',
    },
    description: {
      en: 'Describe the shape of a distribution and choose a suitable measure of center and spread.',
      es: 'Describe la forma de una distribución y elige una medida adecuada de centro y de dispersión.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.A.2', '6.SP.B.5c', '6.SP.B.5d'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'unit-rates-with-fractions': {
    name: { en: 'Unit rates with fractions', es: 'Tasas unitarias con fracciones' },
    description: {
      en: 'Divide fractions to find the rate for one unit, such as miles per hour.',
      es: 'Divide fracciones para hallar la tasa por una unidad, como millas por hora.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'proportional-tables': {
    name: {
      en: 'Identify proportional relationships in tables',
      es: 'Identificar relaciones proporcionales en tablas',
    },
    description: {
      en: 'Decide whether a table shows a constant ratio and give the constant when it does.',
      es: 'Decide si una tabla muestra una razón constante e indica la constante cuando la haya.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.2', '7.RP.A.2a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'proportional-graphs': {
    name: { en: 'Proportional relationships in graphs', es: 'Relaciones proporcionales en gráficas' },
    description: {
      en: 'Decide whether a graph is proportional and explain the meaning of its points.',
      es: 'Decide si una gráfica es proporcional y explica el significado de sus puntos.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.2a', '7.RP.A.2d'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'constant-of-proportionality-equations': {
    name: {
      en: 'Constant of proportionality and equations y = kx',
      es: 'Constante de proporcionalidad y ecuaciones y = kx',
    },
    description: {
      en: 'Find the constant in a table, graph or story and write an equation y = kx.',
      es: 'Halla la constante en una tabla, gráfica o situación y escribe una ecuación y = kx.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.2b', '7.RP.A.2c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'percent-equation-three-cases': {
    name: { en: 'Percent problems: part, whole or percent', es: 'Problemas de porcentaje: parte, total o porcentaje' },
    description: {
      en: 'Write a proportion or equation to find the part, the whole or the percent.',
      es: 'Escribe una proporción o ecuación para hallar la parte, el total o el porcentaje.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'simple-interest-and-commission': {
    name: { en: 'Simple interest, commission and earnings', es: 'Interés simple, comisión e ingresos' },
    description: {
      en: 'Find simple interest, commissions or total earnings, or solve for an unknown amount.',
      es: 'Halla el interés simple, la comisión o el ingreso total, o despeja una cantidad desconocida.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'integer-sums-on-number-line': {
    name: { en: 'Add and subtract integers on a number line', es: 'Sumar y restar enteros en la recta numérica' },
    description: {
      en: 'Show sums and differences of integers as arrows and distances on a number line.',
      es: 'Representa sumas y restas de enteros con flechas y distancias en la recta numérica.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.1', '7.NS.A.1a', '7.NS.A.1b', '7.NS.A.1c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multiply-divide-rationals': {
    name: { en: 'Multiply and divide rational numbers', es: 'Multiplicar y dividir números racionales' },
    description: {
      en: 'Multiply and divide positive and negative fractions, mixed numbers and decimals.',
      es: 'Multiplica y divide fracciones, números mixtos y decimales, positivos y negativos.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.2', '7.NS.A.2a', '7.NS.A.2b', '7.NS.A.2c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'signed-order-of-operations': {
    name: { en: 'Order of operations with signed numbers', es: 'Orden de las operaciones con números con signo' },
    description: {
      en: 'Evaluate expressions with negative numbers, powers and grouping symbols in the right order.',
      es: 'Evalúa en el orden correcto expresiones con números negativos, potencias y signos de agrupación.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.1d', '7.NS.A.2c', '7.NS.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'fraction-to-repeating-decimal': {
    name: {
      en: 'Convert fractions to terminating and repeating decimals',
      es: 'Convertir fracciones a decimales finitos y periódicos',
    },
    description: {
      en: 'Divide to write a fraction as a terminating decimal or a repeating decimal with a bar.',
      es: 'Divide para escribir una fracción como decimal finito o como decimal periódico con barra.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.2d'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'signed-rational-word-problems': {
    name: { en: 'Word problems with rational numbers', es: 'Problemas verbales con números racionales' },
    description: {
      en: 'Solve multistep real-world problems with positive and negative fractions, decimals and percents.',
      es: 'Resuelve problemas reales de varios pasos con fracciones, decimales y porcentajes, positivos y negativos.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.3', '7.EE.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'factor-linear-expressions': {
    name: { en: 'Factor linear expressions', es: 'Factorizar expresiones lineales' },
    description: {
      en: 'Write a linear expression as a product by taking out the greatest common factor.',
      es: 'Escribe una expresión lineal como producto sacando el máximo factor común.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rewrite-expressions-in-context': {
    name: {
      en: 'Rewrite expressions to show meaning in context',
      es: 'Reescribir expresiones para interpretar un contexto',
    },
    description: {
      en: 'Rewrite an expression for a real situation and explain what each form shows.',
      es: 'Reescribe una expresión de una situación real y explica qué muestra cada forma.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'one-step-equations-rational': {
    name: {
      en: 'One-step equations with integers and rational numbers',
      es: 'Ecuaciones de un paso con números enteros y racionales',
    },
    description: {
      en: 'Solve equations with one operation and negative numbers, fractions or decimals.',
      es: 'Resuelve ecuaciones de una sola operación con números negativos, fracciones o decimales.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.NS.A.3', '7.EE.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'distributive-two-step-equations': {
    name: { en: 'Equations of the form p(x + q) = r', es: 'Ecuaciones de la forma p(x + q) = r' },
    description: {
      en: 'Solve equations with one pair of parentheses by dividing or by distributing first.',
      es: 'Resuelve ecuaciones con un paréntesis dividiendo primero o aplicando la propiedad distributiva.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.B.4', '7.EE.B.4a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'two-step-equation-word-problems': {
    name: { en: 'Word problems with two-step equations', es: 'Problemas verbales con ecuaciones de dos pasos' },
    description: {
      en: 'Write a two-step equation for a real situation, solve it and answer the question.',
      es: 'Escribe una ecuación de dos pasos para una situación real, resuélvela y contesta la pregunta.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.B.3', '7.EE.B.4', '7.EE.B.4a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'triangle-construction-conditions': {
    name: { en: 'Conditions that make triangles', es: 'Condiciones para formar triángulos' },
    description: {
      en: 'Decide whether given sides or angles make one triangle, more than one or none.',
      es: 'Decide si ciertos lados o ángulos forman un triángulo, más de uno o ninguno.',
    },
    domain: 'Geometry',
    standards: ['7.G.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'cross-sections-of-solids': {
    name: { en: 'Cross-sections of solids', es: 'Secciones transversales de cuerpos geométricos' },
    description: {
      en: 'Name the flat shape made when a plane slices through a solid.',
      es: 'Nombra la figura plana que se forma cuando un plano corta un cuerpo geométrico.',
    },
    domain: 'Geometry',
    standards: ['7.G.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'circumference-of-circles': {
    name: { en: 'Circumference of circles', es: 'Circunferencia de un círculo' },
    description: {
      en: 'Find the circumference of a circle from its radius or diameter, or the reverse.',
      es: 'Halla la circunferencia de un círculo a partir del radio o diámetro, o al revés.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'composite-area-with-circles': {
    name: {
      en: 'Area and perimeter of composite figures with circles',
      es: 'Área y perímetro de figuras compuestas con círculos',
    },
    description: {
      en: 'Find the area or perimeter of figures made of polygons, half circles and quarter circles.',
      es: 'Halla el área o el perímetro de figuras formadas por polígonos, semicírculos y cuartos de círculo.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.4', '7.G.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'surface-area-prisms-pyramids': {
    name: { en: 'Surface area of prisms and pyramids', es: 'Área de superficie de prismas y pirámides' },
    description: {
      en: 'Add the areas of all faces of a prism, a pyramid or a composite solid.',
      es: 'Suma las áreas de todas las caras de un prisma, una pirámide o un sólido compuesto.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'volume-prisms-pyramids': {
    name: { en: 'Volume of prisms and pyramids', es: 'Volumen de prismas y pirámides' },
    description: {
      en: 'Find the volume or a missing dimension of a prism, pyramid or composite solid.',
      es: 'Halla el volumen o una dimensión desconocida de un prisma, una pirámide o un sólido compuesto.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'random-samples-inference': {
    name: {
      en: 'Random samples and predictions about a population',
      es: 'Muestras aleatorias y predicciones sobre la población',
    },
    description: {
      en: 'Judge whether a sample is representative and use it to predict for the population.',
      es: 'Juzga si una muestra es representativa y úsala para hacer predicciones sobre la población.',
    },
    domain: 'Statistics & Probability',
    standards: ['7.SP.A.1', '7.SP.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-two-populations-visually': {
    name: {
      en: 'Compare two data sets with centers and MAD',
      es: 'Comparar dos conjuntos de datos con medidas de centro y dispersión',
    },
    description: {
      en: 'Compare the centers and spreads of two data sets shown in plots or lists.',
      es: 'Compara el centro y la dispersión de dos conjuntos de datos dados en gráficas o listas.',
    },
    domain: 'Statistics & Probability',
    standards: ['7.SP.B.3', '7.SP.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'stem-and-leaf-plots': {
    name: { en: 'Stem-and-leaf plots', es: 'Diagramas de tallo y hojas' },
    description: {
      en: 'Read or make stem-and-leaf plots and find the median, mode and range.',
      es: 'Lee o haz diagramas de tallo y hojas y halla la mediana, la moda y el rango.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.B.4', '7.SP.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'experimental-probability-simulation': {
    name: { en: 'Experimental probability and simulations', es: 'Probabilidad experimental y simulaciones' },
    description: {
      en: 'Use results of repeated trials or a simulation to estimate a probability and make predictions.',
      es: 'Usa resultados de ensayos repetidos o una simulación para estimar una probabilidad y hacer predicciones.',
    },
    domain: 'Statistics & Probability',
    standards: ['7.SP.C.6', '7.SP.C.7b', '7.SP.C.8c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compound-event-probability': {
    name: { en: 'Probability of compound events', es: 'Probabilidad de eventos compuestos' },
    description: {
      en: 'List outcomes in tables or tree diagrams and find the probability of compound events.',
      es: 'Enumera los resultados en tablas o diagramas de árbol y halla la probabilidad de eventos compuestos.',
    },
    domain: 'Statistics & Probability',
    standards: ['7.SP.C.8', '7.SP.C.8a', '7.SP.C.8b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'classify-real-numbers': {
    name: { en: 'Classify rational and irrational numbers', es: 'Clasificar números racionales e irracionales' },
    description: {
      en: 'Decide whether a number is rational or irrational and name every set it belongs to.',
      es: 'Decide si un número es racional o irracional y nombra todos los conjuntos a los que pertenece.',
    },
    domain: 'The Number System',
    standards: ['8.NS.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'repeating-decimals-to-fractions': {
    name: { en: 'Convert repeating decimals to fractions', es: 'Convertir decimales periódicos a fracciones' },
    description: {
      en: 'Write a repeating decimal as a fraction in lowest terms by solving an equation.',
      es: 'Escribe un decimal periódico como fracción en su mínima expresión resolviendo una ecuación.',
    },
    domain: 'The Number System',
    standards: ['8.NS.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'approximate-irrationals': {
    name: { en: 'Estimate and locate irrational numbers', es: 'Estimar y ubicar números irracionales' },
    description: {
      en: 'Estimate roots and other irrational numbers and locate them on a number line.',
      es: 'Estima raíces y otros números irracionales y ubícalos en la recta numérica.',
    },
    domain: 'The Number System',
    standards: ['8.NS.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'variable-exponent-laws': {
    name: { en: 'Laws of exponents with variables', es: 'Leyes de los exponentes con variables' },
    description: {
      en: 'Simplify products, quotients and powers of monomials and write them with positive exponents.',
      es: 'Simplifica productos, cocientes y potencias de monomios y escríbelos con exponentes positivos.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'scientific-notation-operations': {
    name: { en: 'Operations with scientific notation', es: 'Operaciones con notación científica' },
    description: {
      en: 'Add, subtract, multiply and divide numbers written in scientific notation.',
      es: 'Suma, resta, multiplica y divide números escritos en notación científica.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-proportional-slopes': {
    name: {
      en: 'Unit rates as slopes and comparing proportional relationships',
      es: 'Tasas unitarias como pendientes y comparación de relaciones proporcionales',
    },
    description: {
      en: 'Read the unit rate as a slope and compare two proportional relationships in different forms.',
      es: 'Interpreta la tasa unitaria como pendiente y compara dos relaciones proporcionales en distintas formas.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'line-equations-slope-intercept': {
    name: { en: 'Write equations of lines y = mx + b', es: 'Escribir ecuaciones de rectas y = mx + b' },
    description: {
      en: 'Write the slope-intercept equation of a line from a graph, points, a table or a story.',
      es: 'Escribe la ecuación pendiente-intersección de una recta a partir de una gráfica, puntos, una tabla o una situación.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.B.6', '8.F.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multi-step-equations-one-side': {
    name: {
      en: 'Multi-step linear equations with like terms',
      es: 'Ecuaciones lineales de varios pasos con términos semejantes',
    },
    description: {
      en: 'Distribute and combine like terms on one side to solve a linear equation.',
      es: 'Distribuye y combina términos semejantes en un lado para resolver una ecuación lineal.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.7', '8.EE.C.7b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'equations-number-of-solutions': {
    name: {
      en: 'Equations with one, none or infinitely many solutions',
      es: 'Ecuaciones con una, ninguna o infinitas soluciones',
    },
    description: {
      en: 'Simplify both sides of an equation to decide whether it has one, no or infinitely many solutions.',
      es: 'Simplifica ambos lados de una ecuación para decidir si tiene una, ninguna o infinitas soluciones.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.7', '8.EE.C.7a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'intersection-of-two-lines-graph': {
    name: {
      en: 'Solve systems by graphing: the intersection of two lines',
      es: 'Resolver sistemas gráficamente: la intersección de dos rectas',
    },
    description: {
      en: 'Graph two lines and read the point where they cross as the solution of the system.',
      es: 'Grafica dos rectas y lee el punto donde se cruzan como solución del sistema.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.8', '8.EE.C.8a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'two-line-system-stories': {
    name: { en: 'Word problems with two linear equations', es: 'Problemas verbales con dos ecuaciones lineales' },
    description: {
      en: 'Write two linear equations for a story, solve them and answer the question.',
      es: 'Escribe dos ecuaciones lineales para una situación, resuélvelas y contesta la pregunta.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.8', '8.EE.C.8c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'identify-functions-multiple-forms': {
    name: { en: 'Decide if a relation is a function', es: 'Decidir si una relación es una función' },
    description: {
      en: 'Decide whether pairs, tables, mappings or graphs give exactly one output for each input.',
      es: 'Decide si pares, tablas, diagramas o gráficas dan exactamente una salida para cada entrada.',
    },
    domain: 'Functions',
    standards: ['8.F.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'function-rules-tables': {
    name: { en: 'Function rules and input-output tables', es: 'Reglas de funciones y tablas de entrada y salida' },
    description: {
      en: 'Evaluate a function rule to complete a table, or find the rule from its values.',
      es: 'Evalúa la regla de una función para completar una tabla, o halla la regla con sus valores.',
    },
    domain: 'Functions',
    standards: ['8.F.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-functions-representations': {
    name: {
      en: 'Compare functions given in different forms',
      es: 'Comparar funciones representadas de distintas formas',
    },
    description: {
      en: 'Compare rates of change and initial values of functions given as equations, tables, graphs or words.',
      es: 'Compara tasas de cambio y valores iniciales de funciones dadas con ecuaciones, tablas, gráficas o palabras.',
    },
    domain: 'Functions',
    standards: ['8.F.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-vs-nonlinear-functions': {
    name: { en: 'Linear and nonlinear functions', es: 'Funciones lineales y no lineales' },
    description: {
      en: 'Decide from an equation, table, graph or story whether a function is linear.',
      es: 'Decide a partir de una ecuación, tabla, gráfica o situación si una función es lineal.',
    },
    domain: 'Functions',
    standards: ['8.F.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rate-of-change-initial-value': {
    name: {
      en: 'Rate of change and initial value of linear functions',
      es: 'Tasa de cambio y valor inicial de funciones lineales',
    },
    description: {
      en: 'Find the rate of change and initial value of a linear function and explain their meaning.',
      es: 'Halla la tasa de cambio y el valor inicial de una función lineal y explica su significado.',
    },
    domain: 'Functions',
    standards: ['8.F.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'qualitative-function-graphs': {
    name: { en: 'Graphs that tell a story', es: 'Gráficas que cuentan una historia' },
    description: {
      en: 'Match stories with graphs and describe where a graph increases, decreases or stays constant.',
      es: 'Relaciona historias con gráficas y describe dónde una gráfica crece, decrece o es constante.',
    },
    domain: 'Functions',
    standards: ['8.F.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'translate-figures-on-grid': {
    name: { en: 'Translate figures on the coordinate plane', es: 'Trasladar figuras en el plano de coordenadas' },
    description: {
      en: 'Slide a figure on the coordinate plane and write the rule for the translation.',
      es: 'Desliza una figura en el plano de coordenadas y escribe la regla de la traslación.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.1', '8.G.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'reflect-figures-on-grid': {
    name: { en: 'Reflect figures on the coordinate plane', es: 'Reflejar figuras en el plano de coordenadas' },
    description: {
      en: 'Flip a figure across a line and give the coordinates of its image.',
      es: 'Refleja una figura sobre una recta e indica las coordenadas de su imagen.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.1', '8.G.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'dilate-figures-on-grid': {
    name: { en: 'Dilate figures on the coordinate plane', es: 'Dilatar figuras en el plano de coordenadas' },
    description: {
      en: 'Enlarge or reduce a figure from a center and find the scale factor.',
      es: 'Amplía o reduce una figura desde un centro y halla el factor de escala.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.3', '8.G.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'congruence-by-rigid-motions': {
    name: { en: 'Rigid motions and congruent figures', es: 'Movimientos rígidos y figuras congruentes' },
    description: {
      en: 'Describe the translations, reflections and rotations that move one figure exactly onto another.',
      es: 'Describe las traslaciones, reflexiones y rotaciones que llevan una figura exactamente sobre otra.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.1', '8.G.A.1a', '8.G.A.1b', '8.G.A.1c', '8.G.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'similarity-by-dilations': {
    name: {
      en: 'Similar figures and sequences with dilations',
      es: 'Figuras semejantes y secuencias con dilataciones',
    },
    description: {
      en: 'Decide whether figures are similar and describe a dilation and motions that relate them.',
      es: 'Decide si dos figuras son semejantes y describe la dilatación y los movimientos que las relacionan.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'triangle-angles-aa-similarity': {
    name: {
      en: 'Triangle angle sum, exterior angles and AA similarity',
      es: 'Suma de ángulos del triángulo, ángulo exterior y semejanza AA',
    },
    description: {
      en: 'Find interior and exterior angles of triangles and decide whether two triangles are similar.',
      es: 'Halla ángulos interiores y exteriores de triángulos y decide si dos triángulos son semejantes.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'pythagorean-theorem-proof-converse': {
    name: {
      en: 'Explain the Pythagorean theorem and use its converse',
      es: 'Explicar el teorema de Pitágoras y usar su recíproco',
    },
    description: {
      en: 'Complete a proof of the theorem and test whether three lengths make a right triangle.',
      es: 'Completa una demostración del teorema y comprueba si tres longitudes forman un triángulo rectángulo.',
    },
    domain: 'Geometry',
    standards: ['8.G.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'pythagorean-word-problems-3d': {
    name: {
      en: 'Pythagorean theorem word problems and 3-D figures',
      es: 'Problemas verbales con el teorema de Pitágoras y cuerpos geométricos',
    },
    description: {
      en: 'Find a right triangle in a real situation or solid and calculate an unknown length.',
      es: 'Busca un triángulo rectángulo en una situación real o un cuerpo geométrico y calcula una longitud desconocida.',
    },
    domain: 'Geometry',
    standards: ['8.G.B.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'pythagorean-distance-between-points': {
    name: {
      en: 'Distance between two points with the Pythagorean theorem',
      es: 'Distancia entre dos puntos con el teorema de Pitágoras',
    },
    description: {
      en: 'Find the distance between two points from their coordinates by making a right triangle.',
      es: 'Halla la distancia entre dos puntos a partir de sus coordenadas formando un triángulo rectángulo.',
    },
    domain: 'Geometry',
    standards: ['8.G.B.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'volume-of-cones-and-spheres': {
    name: { en: 'Volume of cones and spheres', es: 'Volumen de conos y esferas' },
    description: {
      en: 'Find the volume or a missing dimension of cones, spheres and solids made from them.',
      es: 'Halla el volumen o una dimensión desconocida de conos, esferas y sólidos formados con ellos.',
    },
    domain: 'Geometry',
    standards: ['8.G.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'trend-lines-and-predictions': {
    name: {
      en: 'Trend lines: fit, equation, interpretation and prediction',
      es: 'Rectas de tendencia: ajuste, ecuación, interpretación y predicción',
    },
    description: {
      en: 'Choose or write a line that fits the data and use it to make predictions.',
      es: 'Elige o escribe una recta que se ajuste a los datos y úsala para hacer predicciones.',
    },
    domain: 'Statistics & Probability',
    standards: ['8.SP.A.2', '8.SP.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'interpret-expression-parts': {
    name: {
      en: 'Interpret terms, factors and coefficients in context',
      es: 'Interpretar términos, factores y coeficientes en contexto',
    },
    description: {
      en: 'Explain what each term, factor, coefficient or exponent of an expression means in a situation.',
      es: 'Explica qué significa cada término, factor, coeficiente o exponente de una expresión en una situación.',
    },
    domain: 'Expressions & Quantities',
    standards: ['A-SSE.A.1', 'A-SSE.A.1a', 'A-SSE.A.1b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'unit-analysis-conversions': {
    name: { en: 'Unit conversions and dimensional analysis', es: 'Conversión de unidades y análisis dimensional' },
    description: {
      en: 'Multiply by conversion fractions so that units cancel to change measurements and rates.',
      es: 'Multiplica por fracciones de conversión que cancelan unidades para cambiar medidas y tasas.',
    },
    domain: 'Expressions & Quantities',
    standards: ['N-Q.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'choose-quantities-precision': {
    name: {
      en: 'Choose quantities, units and level of accuracy',
      es: 'Elegir cantidades, unidades y nivel de precisión',
    },
    description: {
      en: 'Choose a suitable quantity, unit and number of digits for a measured or calculated answer.',
      es: 'Elige una cantidad, una unidad y un número de cifras adecuados para una respuesta medida o calculada.',
    },
    domain: 'Expressions & Quantities',
    standards: ['N-Q.A.2', 'N-Q.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'justify-equation-steps': {
    name: { en: 'Justify the steps of solving an equation', es: 'Justificar los pasos al resolver una ecuación' },
    description: {
      en: 'Name the property that justifies each step of a solution and find wrong steps.',
      es: 'Nombra la propiedad que justifica cada paso de una solución y encuentra pasos incorrectos.',
    },
    domain: 'Linear Equations',
    standards: ['A-REI.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-equations-rational-coefficients': {
    name: {
      en: 'Multi-step equations with fractions and decimals',
      es: 'Ecuaciones de varios pasos con fracciones y decimales',
    },
    description: {
      en: 'Solve linear equations with parentheses, fractions or decimals and variables on both sides.',
      es: 'Resuelve ecuaciones lineales con paréntesis, fracciones o decimales y variables en ambos lados.',
    },
    domain: 'Linear Equations',
    standards: ['A-REI.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-equation-word-problems': {
    name: { en: 'Word problems with linear equations', es: 'Problemas verbales con ecuaciones lineales' },
    description: {
      en: 'Write and solve a linear equation for problems about motion, ages, mixtures, work or money.',
      es: 'Escribe y resuelve una ecuación lineal para problemas de movimiento, edades, mezclas, trabajo o dinero.',
    },
    domain: 'Linear Equations',
    standards: ['A-CED.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multi-step-inequalities': {
    name: { en: 'Multi-step inequalities in one variable', es: 'Desigualdades de varios pasos en una variable' },
    description: {
      en: 'Solve an inequality in several steps, graph it and write the solution as an interval.',
      es: 'Resuelve una desigualdad en varios pasos, grafícala y escribe la solución como intervalo.',
    },
    domain: 'Inequalities & Absolute Value',
    standards: ['A-CED.A.1', 'A-REI.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'absolute-value-inequalities': {
    name: { en: 'Absolute value inequalities', es: 'Desigualdades con valor absoluto' },
    description: {
      en: 'Rewrite an absolute value inequality as a compound inequality, solve it and graph it.',
      es: 'Reescribe una desigualdad con valor absoluto como desigualdad compuesta, resuélvela y grafícala.',
    },
    domain: 'Inequalities & Absolute Value',
    standards: ['A-CED.A.1', 'A-REI.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'domain-range-function-graphs': {
    name: {
      en: 'Functions: domain and range from graphs and contexts',
      es: 'Funciones: dominio y rango en gráficas y contextos',
    },
    description: {
      en: 'Find the domain and range of a function from points, a graph or a situation.',
      es: 'Halla el dominio y el rango de una función a partir de puntos, una gráfica o una situación.',
    },
    domain: 'Functions',
    standards: ['F-IF.A.1', 'F-IF.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'key-features-of-function-graphs': {
    name: { en: 'Key features of graphs', es: 'Características clave de las gráficas' },
    description: {
      en: 'Read intercepts, extremes, signs and increasing or decreasing intervals from the graph of a function.',
      es: 'Lee en la gráfica de una función sus intersecciones, extremos, signos e intervalos de crecimiento o decrecimiento.',
    },
    domain: 'Functions',
    standards: ['F-IF.B.4', 'F-IF.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'average-rate-of-change-interval': {
    name: { en: 'Average rate of change', es: 'Tasa de cambio promedio' },
    description: {
      en: 'Find the average rate of change of a function over an interval and interpret it.',
      es: 'Halla la tasa de cambio promedio de una función en un intervalo e interprétala.',
    },
    domain: 'Functions',
    standards: ['F-IF.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'geometric-sequences-explicit-recursive': {
    name: {
      en: 'Geometric sequences: explicit and recursive rules',
      es: 'Sucesiones geométricas: reglas explícitas y recursivas',
    },
    description: {
      en: 'Find terms of a geometric sequence and write its explicit and recursive rules.',
      es: 'Halla términos de una sucesión geométrica y escribe sus reglas explícita y recursiva.',
    },
    domain: 'Functions',
    standards: ['F-IF.A.3', 'F-BF.A.2', 'F-LE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'graph-lines-intercepts-standard-form': {
    name: {
      en: 'Graph lines in standard form with intercepts',
      es: 'Graficar rectas en forma estándar con las intersecciones con los ejes',
    },
    description: {
      en: 'Find where a line in standard form crosses the axes and use the intercepts to graph it.',
      es: 'Halla dónde una recta en forma estándar corta los ejes y usa esas intersecciones para graficarla.',
    },
    domain: 'Linear Functions',
    standards: ['A-REI.D.10', 'F-IF.C.7', 'F-IF.C.7a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'write-parallel-perpendicular-lines': {
    name: { en: 'Parallel and perpendicular lines', es: 'Rectas paralelas y perpendiculares' },
    description: {
      en: 'Use slopes to write equations of lines parallel or perpendicular to a given line.',
      es: 'Usa las pendientes para escribir ecuaciones de rectas paralelas o perpendiculares a una recta dada.',
    },
    domain: 'Linear Functions',
    standards: ['A-CED.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'direct-inverse-variation': {
    name: { en: 'Direct and inverse variation', es: 'Variación directa e inversa' },
    description: {
      en: 'Decide whether a relation is direct or inverse variation and find its constant and missing values.',
      es: 'Decide si una relación es de variación directa o inversa y halla su constante y valores desconocidos.',
    },
    domain: 'Linear Functions',
    standards: ['A-CED.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'systems-by-graphing': {
    name: { en: 'Solve systems by graphing', es: 'Resolver sistemas por el método gráfico' },
    description: {
      en: 'Graph two linear equations in any form and find the solution or number of solutions.',
      es: 'Grafica dos ecuaciones lineales en cualquier forma y halla la solución o el número de soluciones.',
    },
    domain: 'Systems',
    standards: ['A-REI.C.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'systems-word-problems': {
    name: { en: 'Word problems with systems of equations', es: 'Problemas verbales con sistemas de ecuaciones' },
    description: {
      en: 'Write a system for a problem about totals, mixtures, motion or plans and solve it.',
      es: 'Escribe un sistema para un problema de totales, mezclas, movimiento o planes y resuélvelo.',
    },
    domain: 'Systems',
    standards: ['A-CED.A.2', 'A-CED.A.3', 'A-REI.C.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'systems-of-linear-inequalities': {
    name: { en: 'Systems of linear inequalities', es: 'Sistemas de desigualdades lineales' },
    description: {
      en: 'Graph several linear inequalities, shade the region they share and test points in it.',
      es: 'Grafica varias desigualdades lineales, sombrea la región común y comprueba puntos de ella.',
    },
    domain: 'Systems',
    standards: ['A-REI.D.12', 'A-CED.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rational-exponents': {
    name: { en: 'Rational exponents', es: 'Exponentes racionales' },
    description: {
      en: 'Change between radicals and fractional exponents and evaluate or simplify such powers.',
      es: 'Convierte entre radicales y exponentes fraccionarios, y evalúa o simplifica esas potencias.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.A.1', 'N-RN.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'add-subtract-square-roots': {
    name: { en: 'Add and subtract radicals', es: 'Sumar y restar radicales' },
    description: {
      en: 'Simplify square roots and combine the like radicals in a sum or difference.',
      es: 'Simplifica raíces cuadradas y combina los radicales semejantes de una suma o resta.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multiply-divide-square-roots': {
    name: { en: 'Multiply and divide radicals and rationalize', es: 'Multiplicar y dividir radicales y racionalizar' },
    description: {
      en: 'Multiply or divide expressions with square roots and remove the radicals from denominators.',
      es: 'Multiplica o divide expresiones con raíces cuadradas y elimina los radicales de los denominadores.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rational-irrational-results': {
    name: {
      en: 'Sums and products of rational and irrational numbers',
      es: 'Sumas y productos de números racionales e irracionales',
    },
    description: {
      en: 'Decide whether sums and products of real numbers are rational or irrational and give a reason.',
      es: 'Decide si sumas y productos de números reales son racionales o irracionales y da una razón.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'factor-gcf-and-grouping': {
    name: { en: 'Factor out the GCF and factor by grouping', es: 'Factor común y factorización por agrupación' },
    description: {
      en: 'Take the greatest common factor out of a polynomial or group its terms to factor it.',
      es: 'Saca el máximo factor común de un polinomio o agrupa sus términos para factorizarlo.',
    },
    domain: 'Factoring',
    standards: ['A-SSE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'factor-trinomials-leading-a': {
    name: { en: 'Factor trinomials ax² + bx + c', es: 'Factorizar trinomios ax² + bx + c' },
    description: {
      en: 'Write a trinomial with leading coefficient other than 1 as a product of two binomials.',
      es: 'Escribe un trinomio con coeficiente principal distinto de 1 como producto de dos binomios.',
    },
    domain: 'Factoring',
    standards: ['A-SSE.A.2', 'A-SSE.B.3a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'factor-polynomials-completely': {
    name: { en: 'Factor completely (mixed methods)', es: 'Factorizar completamente (métodos combinados)' },
    description: {
      en: 'Combine common factors, grouping and patterns until no factor can be factored further.',
      es: 'Combina factor común, agrupación y patrones hasta que ningún factor pueda factorizarse más.',
    },
    domain: 'Factoring',
    standards: ['A-SSE.A.2', 'A-SSE.B.3a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'quadratics-by-square-roots': {
    name: { en: 'Solve quadratics with square roots', es: 'Resolver ecuaciones cuadráticas mediante raíces cuadradas' },
    description: {
      en: 'Isolate a squared expression and take square roots to solve a quadratic equation.',
      es: 'Aísla una expresión al cuadrado y saca raíces cuadradas para resolver una ecuación cuadrática.',
    },
    domain: 'Quadratics',
    standards: ['A-REI.B.4', 'A-REI.B.4b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'quadratics-completing-the-square': {
    name: {
      en: 'Solve quadratics by completing the square',
      es: 'Resolver ecuaciones cuadráticas completando el cuadrado',
    },
    description: {
      en: 'Write a quadratic equation as a perfect square equal to a number and solve it.',
      es: 'Escribe una ecuación cuadrática como un cuadrado perfecto igual a un número y resuélvela.',
    },
    domain: 'Quadratics',
    standards: ['A-REI.B.4', 'A-REI.B.4a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'quadratic-forms-vertex': {
    name: {
      en: 'Convert quadratics to vertex form; maximum and minimum',
      es: 'Convertir funciones cuadráticas a la forma de vértice; máximo y mínimo',
    },
    description: {
      en: 'Rewrite a quadratic function in vertex form to find its maximum or minimum value.',
      es: 'Reescribe una función cuadrática en forma de vértice para hallar su valor máximo o mínimo.',
    },
    domain: 'Quadratics',
    standards: ['A-SSE.B.3', 'A-SSE.B.3b', 'F-IF.C.8', 'F-IF.C.8a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'quadratic-word-problems': {
    name: { en: 'Word problems with quadratic models', es: 'Problemas verbales con modelos cuadráticos' },
    description: {
      en: 'Write or use a quadratic model for areas, falling objects or revenue and interpret the answers.',
      es: 'Escribe o usa un modelo cuadrático de áreas, objetos que caen o ingresos e interpreta las respuestas.',
    },
    domain: 'Quadratics',
    standards: ['A-CED.A.1', 'A-CED.A.2', 'F-IF.B.4', 'F-BF.A.1a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'line-parabola-systems': {
    name: { en: 'Systems of a line and a parabola', es: 'Sistemas de una recta y una parábola' },
    description: {
      en: 'Find the points where a line meets a parabola, from a graph or with algebra.',
      es: 'Halla los puntos donde una recta corta una parábola, en una gráfica o con álgebra.',
    },
    domain: 'Quadratics',
    standards: ['A-REI.C.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'solve-by-graph-intersection': {
    name: { en: 'Solve f(x) = g(x) with graphs and tables', es: 'Resolver f(x) = g(x) con gráficas y tablas' },
    description: {
      en: 'Find the x-values where two functions are equal by reading graphs or tables.',
      es: 'Halla los valores de x donde dos funciones son iguales leyendo gráficas o tablas.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['A-REI.D.10', 'A-REI.D.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'graph-exponential-functions': {
    name: { en: 'Graph exponential functions and write them', es: 'Graficar y escribir funciones exponenciales' },
    description: {
      en: 'Graph an exponential function and write its equation from a table, points or a graph.',
      es: 'Grafica una función exponencial y escribe su ecuación a partir de una tabla, puntos o una gráfica.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-IF.C.7', 'F-IF.C.7e', 'F-LE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-vs-exponential-growth': {
    name: { en: 'Linear or exponential?', es: '¿Lineal o exponencial?' },
    description: {
      en: 'Decide whether a table or situation grows by equal differences or by equal factors.',
      es: 'Decide si una tabla o situación crece por diferencias iguales o por factores iguales.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-LE.A.1', 'F-LE.A.1a', 'F-LE.A.1b', 'F-LE.A.1c', 'F-LE.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'interpret-linear-exponential-parameters': {
    name: {
      en: 'Interpret slope, intercept and growth factor in models',
      es: 'Interpretar pendiente, valor inicial y factor de crecimiento en modelos',
    },
    description: {
      en: 'Explain in words what each number in a linear or exponential model tells about the situation.',
      es: 'Explica con palabras qué dice de la situación cada número de un modelo lineal o exponencial.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-LE.B.5', 'S-ID.C.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'graph-piecewise-absolute-step': {
    name: {
      en: 'Piecewise, absolute value and step functions',
      es: 'Funciones por partes, de valor absoluto y escalonadas',
    },
    description: {
      en: 'Evaluate, graph and write functions made of pieces, absolute values or steps.',
      es: 'Evalúa, grafica y escribe funciones formadas por partes, valores absolutos o escalones.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-IF.C.7', 'F-IF.C.7b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'shift-stretch-parent-functions': {
    name: { en: 'Transformations of functions', es: 'Transformaciones de funciones' },
    description: {
      en: 'Describe how shifts, reflections and stretches change a graph and write the new equation.',
      es: 'Describe cómo las traslaciones, reflexiones y estiramientos cambian una gráfica y escribe la nueva ecuación.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-BF.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'build-combine-functions': {
    name: {
      en: 'Build functions from contexts and combine functions',
      es: 'Construir funciones a partir de contextos y combinarlas',
    },
    description: {
      en: 'Write a function for a situation and add, subtract, multiply or divide functions.',
      es: 'Escribe una función para una situación y suma, resta, multiplica o divide funciones.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-BF.A.1', 'F-BF.A.1a', 'F-BF.A.1b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'inverse-of-linear-functions': {
    name: { en: 'Inverse of linear functions', es: 'Inversa de funciones lineales' },
    description: {
      en: 'Find the rule or values of the inverse of a linear function and interpret it.',
      es: 'Halla la regla o los valores de la inversa de una función lineal e interprétala.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-BF.B.4', 'F-BF.B.4a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-functions-two-representations': {
    name: { en: 'Compare properties of two functions', es: 'Comparar propiedades de dos funciones' },
    description: {
      en: 'Compare intercepts, rates and extremes of two functions given as equations, tables, graphs or words.',
      es: 'Compara intersecciones, tasas y extremos de dos funciones dadas con ecuaciones, tablas, gráficas o palabras.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-IF.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-distributions-center-spread': {
    name: { en: 'Displays and comparing distributions', es: 'Gráficas y comparación de distribuciones' },
    description: {
      en: 'Display data sets and compare their shapes, centers, spreads and outliers.',
      es: 'Representa conjuntos de datos y compara su forma, centro, dispersión y valores atípicos.',
    },
    domain: 'Descriptive Statistics',
    standards: ['S-ID.A.1', 'S-ID.A.2', 'S-ID.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'two-way-tables-conditional-frequency': {
    name: {
      en: 'Two-way tables: joint, marginal and conditional frequency',
      es: 'Tablas de doble entrada: frecuencia conjunta, marginal y condicional',
    },
    description: {
      en: 'Complete a two-way table and find joint, marginal and conditional relative frequencies.',
      es: 'Completa una tabla de doble entrada y halla frecuencias relativas conjuntas, marginales y condicionales.',
    },
    domain: 'Descriptive Statistics',
    standards: ['S-ID.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-regression-residuals': {
    name: { en: 'Fit lines, residuals and predictions', es: 'Rectas de ajuste, residuos y predicciones' },
    description: {
      en: 'Use a fitted line to predict, calculate residuals and judge how well the line fits.',
      es: 'Usa una recta de ajuste para predecir, calcula residuos y juzga qué tan bien se ajusta.',
    },
    domain: 'Descriptive Statistics',
    standards: ['S-ID.B.6', 'S-ID.B.6a', 'S-ID.B.6b', 'S-ID.B.6c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'correlation-and-causation': {
    name: { en: 'Correlation coefficient and causation', es: 'Coeficiente de correlación y causalidad' },
    description: {
      en: 'Match correlation coefficients with scatter plots and decide whether a causal conclusion is justified.',
      es: 'Relaciona coeficientes de correlación con diagramas de dispersión y decide si una conclusión causal está justificada.',
    },
    domain: 'Descriptive Statistics',
    standards: ['S-ID.C.8', 'S-ID.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'name-points-lines-planes': {
    name: {
      en: 'Name points, lines, rays, angles and planes',
      es: 'Nombrar puntos, rectas, semirrectas, ángulos y planos',
    },
    description: {
      en: 'Name points, lines, rays, angles and planes in a figure with the correct notation.',
      es: 'Nombra con la notación correcta los puntos, rectas, semirrectas, ángulos y planos de una figura.',
    },
    domain: 'Congruence: Foundations & Reasoning',
    standards: ['G-CO.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'segment-angle-addition': {
    name: { en: 'Segment and angle addition postulates', es: 'Postulados de la suma de segmentos y de ángulos' },
    description: {
      en: 'Add the parts of a segment or angle to find an unknown length or measure.',
      es: 'Suma las partes de un segmento o ángulo para hallar una longitud o medida desconocida.',
    },
    domain: 'Congruence: Foundations & Reasoning',
    standards: ['G-CO.A.1', 'G-CO.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'angle-pair-equations': {
    name: { en: 'Equations with angle pairs', es: 'Ecuaciones con pares de ángulos' },
    description: {
      en: 'Write and solve equations from vertical, adjacent, complementary or supplementary angles.',
      es: 'Escribe y resuelve ecuaciones con ángulos opuestos por el vértice, adyacentes, complementarios o suplementarios.',
    },
    domain: 'Congruence: Foundations & Reasoning',
    standards: ['G-CO.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'conditional-converse-contrapositive': {
    name: {
      en: 'Converse, inverse and contrapositive of a conditional',
      es: 'Recíproco, inverso y contrarrecíproco de un enunciado condicional',
    },
    description: {
      en: 'Write or choose the converse, inverse or contrapositive of a statement and decide its truth.',
      es: 'Escribe o elige el recíproco, inverso o contrarrecíproco de un enunciado y decide si es verdadero.',
    },
    domain: 'Congruence: Foundations & Reasoning',
    standards: ['G-CO.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'transversal-angle-pairs': {
    name: {
      en: 'Parallel lines and a transversal: angle pairs and equations',
      es: 'Rectas paralelas cortadas por una transversal: pares de ángulos y ecuaciones',
    },
    description: {
      en: 'Find angles formed by parallel lines and a transversal and decide when lines are parallel.',
      es: 'Halla ángulos formados por rectas paralelas y una transversal y decide cuándo las rectas son paralelas.',
    },
    domain: 'Congruence: Foundations & Reasoning',
    standards: ['G-CO.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'line-angle-proof-blanks': {
    name: { en: 'Complete proofs about lines and angles', es: 'Completar demostraciones sobre rectas y ángulos' },
    description: {
      en: 'Fill in, order or correct the statements and reasons of proofs about lines and angles.',
      es: 'Completa, ordena o corrige las afirmaciones y razones de demostraciones sobre rectas y ángulos.',
    },
    domain: 'Congruence: Foundations & Reasoning',
    standards: ['G-CO.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rigid-motion-images': {
    name: {
      en: 'Images under translations, reflections and rotations',
      es: 'Imágenes de traslaciones, reflexiones y rotaciones',
    },
    description: {
      en: 'Find the coordinates of a figure after a translation, a reflection or a rotation.',
      es: 'Halla las coordenadas de una figura después de una traslación, una reflexión o una rotación.',
    },
    domain: 'Congruence: Transformations',
    standards: ['G-CO.A.2', 'G-CO.A.4', 'G-CO.A.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'describe-rigid-motion-sequences': {
    name: {
      en: 'Describe a rigid motion or sequence mapping one figure to another',
      es: 'Describir el movimiento rígido o la secuencia que transforma una figura en otra',
    },
    description: {
      en: 'Describe completely one or two rigid motions that map a figure onto its image.',
      es: 'Describe por completo uno o dos movimientos rígidos que llevan una figura a su imagen.',
    },
    domain: 'Congruence: Transformations',
    standards: ['G-CO.A.5', 'G-CO.B.6', 'G-CO.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'distance-preserving-maps': {
    name: {
      en: 'Decide whether a mapping preserves distance and angle',
      es: 'Decidir si una transformación conserva distancias y ángulos',
    },
    description: {
      en: 'Apply a coordinate rule and decide whether it keeps lengths and angle measures.',
      es: 'Aplica una regla de coordenadas y decide si conserva las longitudes y las medidas de los ángulos.',
    },
    domain: 'Congruence: Transformations',
    standards: ['G-CO.A.2', 'G-CO.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polygon-symmetries': {
    name: { en: 'Line and rotational symmetry of polygons', es: 'Simetría axial y rotacional de polígonos' },
    description: {
      en: 'Find the lines of symmetry and the rotations that map a polygon onto itself.',
      es: 'Halla los ejes de simetría y las rotaciones que llevan un polígono sobre sí mismo.',
    },
    domain: 'Congruence: Transformations',
    standards: ['G-CO.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'isosceles-triangle-theorem': {
    name: { en: 'Isosceles and equilateral triangles', es: 'Triángulos isósceles y equiláteros' },
    description: {
      en: 'Use equal sides and equal base angles to find measures in isosceles and equilateral triangles.',
      es: 'Usa lados y ángulos de la base iguales para hallar medidas en triángulos isósceles y equiláteros.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'triangle-inequality-sides-angles': {
    name: {
      en: 'Triangle inequality and side-angle order',
      es: 'Desigualdad triangular y orden de los lados y los ángulos',
    },
    description: {
      en: 'Decide which lengths form a triangle and order its sides and angles by size.',
      es: 'Decide qué longitudes forman un triángulo y ordena sus lados y ángulos por tamaño.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'congruent-triangle-parts': {
    name: { en: 'Corresponding parts of congruent triangles', es: 'Partes correspondientes de triángulos congruentes' },
    description: {
      en: 'Match the corresponding sides and angles of congruent triangles and find unknown measures.',
      es: 'Relaciona los lados y ángulos correspondientes de triángulos congruentes y halla medidas desconocidas.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.B.7', 'G-SRT.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'congruent-triangle-proofs': {
    name: { en: 'Complete triangle congruence proofs', es: 'Completar demostraciones de congruencia de triángulos' },
    description: {
      en: 'Fill in, order or correct the steps of a proof that two triangles are congruent.',
      es: 'Completa, ordena o corrige los pasos de una demostración de que dos triángulos son congruentes.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-SRT.B.5', 'G-CO.C.10', 'G-CO.B.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'triangle-centers-midsegments': {
    name: {
      en: 'Midsegments, medians, bisectors and triangle centers',
      es: 'Segmentos medios, medianas, mediatrices, bisectrices y centros del triángulo',
    },
    description: {
      en: 'Use properties of midsegments, medians and bisectors to find lengths and the centers of a triangle.',
      es: 'Usa las propiedades de segmentos medios, medianas, mediatrices y bisectrices para hallar longitudes y centros de un triángulo.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.10', 'G-C.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'parallelogram-properties': {
    name: { en: 'Properties and tests for parallelograms', es: 'Propiedades y condiciones de los paralelogramos' },
    description: {
      en: 'Use properties of parallelograms to find measures and prove that a quadrilateral is one.',
      es: 'Usa las propiedades de los paralelogramos para hallar medidas y demostrar que un cuadrilátero lo es.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'special-quadrilateral-properties': {
    name: {
      en: 'Rectangles, rhombi, squares, kites and trapezoids',
      es: 'Rectángulos, rombos, cuadrados, cometas y trapecios',
    },
    description: {
      en: 'Use properties of special quadrilaterals to find sides, diagonals and angles or name the figure.',
      es: 'Usa las propiedades de cuadriláteros especiales para hallar lados, diagonales y ángulos o nombrar la figura.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compass-straightedge-constructions': {
    name: { en: 'Compass and straightedge constructions', es: 'Construcciones con regla y compás' },
    description: {
      en: 'Carry out, identify or order the steps of constructions with a compass and a straightedge.',
      es: 'Realiza, identifica u ordena los pasos de construcciones hechas con regla y compás.',
    },
    domain: 'Congruence: Constructions',
    standards: ['G-CO.D.12', 'G-CO.D.13', 'G-C.A.3', 'G-C.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'dilation-images-coordinates': {
    name: { en: 'Dilations on the coordinate plane', es: 'Dilataciones en el plano de coordenadas' },
    description: {
      en: 'Find the image of a figure or line under a dilation with a given center and scale factor.',
      es: 'Halla la imagen de una figura o recta en una dilatación con cierto centro y factor de escala.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.A.1a', 'G-SRT.A.1b', 'G-CO.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'similarity-transformation-sequences': {
    name: { en: 'Decide similarity with transformations', es: 'Decidir la semejanza mediante transformaciones' },
    description: {
      en: 'Give a dilation and a rigid motion that map one figure onto a similar one.',
      es: 'Indica una dilatación y un movimiento rígido que llevan una figura a otra semejante.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.A.2', 'G-SRT.A.3', 'G-C.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'triangle-similarity-criteria': {
    name: {
      en: 'Triangle similarity criteria (AA, SAS, SSS)',
      es: 'Criterios de semejanza de triángulos (AA, LAL, LLL)',
    },
    description: {
      en: 'Decide whether two triangles are similar, name the criterion and complete the similarity statement.',
      es: 'Decide si dos triángulos son semejantes, nombra el criterio y completa el enunciado de semejanza.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.A.3', 'G-SRT.B.5', 'G-SRT.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'triangle-proportionality-theorems': {
    name: {
      en: 'Side-splitter, parallel lines and angle bisector proportions',
      es: 'Proporcionalidad en triángulos: recta paralela a un lado, varias paralelas y bisectriz',
    },
    description: {
      en: 'Write a proportion for segments cut by parallel lines or by an angle bisector.',
      es: 'Escribe una proporción para los segmentos determinados por rectas paralelas o por una bisectriz.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.B.4', 'G-SRT.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'geometric-mean-altitude': {
    name: { en: 'Altitude to the hypotenuse and geometric mean', es: 'Altura sobre la hipotenusa y media geométrica' },
    description: {
      en: 'Use the similar triangles made by the altitude to the hypotenuse to find lengths.',
      es: 'Usa los triángulos semejantes que forma la altura sobre la hipotenusa para hallar longitudes.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.B.4', 'G-SRT.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'pythagorean-converse-radicals': {
    name: {
      en: 'Pythagorean theorem with radicals and its converse',
      es: 'Teorema de Pitágoras con radicales y su recíproco',
    },
    description: {
      en: 'Find exact sides of right triangles and classify triangles as acute, right or obtuse.',
      es: 'Halla lados exactos de triángulos rectángulos y clasifica triángulos en acutángulos, rectángulos u obtusángulos.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.B.4', 'G-SRT.C.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'elevation-depression-problems': {
    name: { en: 'Angles of elevation and depression', es: 'Ángulos de elevación y de depresión' },
    description: {
      en: 'Draw a right triangle for a line of sight and find heights, distances or angles.',
      es: 'Dibuja un triángulo rectángulo para una línea de visión y halla alturas, distancias o ángulos.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.C.8', 'G-MG.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'central-angles-arcs-chords': {
    name: { en: 'Central angles, arcs and chords', es: 'Ángulos centrales, arcos y cuerdas' },
    description: {
      en: 'Find arc measures, central angles and chord lengths in a circle.',
      es: 'Halla medidas de arcos, ángulos centrales y longitudes de cuerdas en un círculo.',
    },
    domain: 'Circles',
    standards: ['G-C.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'circle-tangent-properties': {
    name: { en: 'Tangent lines to circles', es: 'Rectas tangentes a una circunferencia' },
    description: {
      en: 'Use right angles and equal segments at tangents to find lengths and angles.',
      es: 'Usa los ángulos rectos y segmentos iguales de las tangentes para hallar longitudes y ángulos.',
    },
    domain: 'Circles',
    standards: ['G-C.A.2', 'G-C.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'secant-tangent-angles': {
    name: {
      en: 'Angles formed by chords, secants and tangents',
      es: 'Ángulos formados por cuerdas, secantes y tangentes',
    },
    description: {
      en: 'Use half the sum or difference of arcs to find angles made by chords, secants and tangents.',
      es: 'Usa la mitad de la suma o diferencia de arcos para hallar ángulos entre cuerdas, secantes y tangentes.',
    },
    domain: 'Circles',
    standards: ['G-C.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'circle-segment-products': {
    name: {
      en: 'Segment lengths of chords, secants and tangents',
      es: 'Longitudes de segmentos de cuerdas, secantes y tangentes',
    },
    description: {
      en: 'Set products of segment lengths equal to find unknown parts of chords, secants and tangents.',
      es: 'Iguala productos de longitudes para hallar segmentos desconocidos de cuerdas, secantes y tangentes.',
    },
    domain: 'Circles',
    standards: ['G-C.A.2', 'G-SRT.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'parallel-perpendicular-slopes': {
    name: {
      en: 'Slope criteria for parallel and perpendicular lines',
      es: 'Criterios de pendiente de rectas paralelas y perpendiculares',
    },
    description: {
      en: 'Compare slopes to decide whether lines are parallel or perpendicular and write their equations.',
      es: 'Compara pendientes para decidir si dos rectas son paralelas o perpendiculares y escribe sus ecuaciones.',
    },
    domain: 'Expressing Geometric Properties with Equations',
    standards: ['G-GPE.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'coordinate-polygon-classification': {
    name: { en: 'Classify polygons with coordinates', es: 'Clasificar polígonos con coordenadas' },
    description: {
      en: 'Use slopes and lengths from coordinates to name the most specific type of polygon.',
      es: 'Usa pendientes y longitudes obtenidas de coordenadas para nombrar el tipo más específico de polígono.',
    },
    domain: 'Expressing Geometric Properties with Equations',
    standards: ['G-GPE.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'coordinate-perimeter-area': {
    name: { en: 'Perimeter and area on the coordinate plane', es: 'Perímetro y área en el plano de coordenadas' },
    description: {
      en: 'Use vertex coordinates to find the exact perimeter and area of slanted polygons.',
      es: 'Usa las coordenadas de los vértices para hallar el perímetro y el área exactos de polígonos inclinados.',
    },
    domain: 'Expressing Geometric Properties with Equations',
    standards: ['G-GPE.B.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'regular-polygon-shaded-area': {
    name: {
      en: 'Area of regular polygons and shaded regions',
      es: 'Área de polígonos regulares y regiones sombreadas',
    },
    description: {
      en: 'Find areas of regular polygons from the apothem and of shaded regions by subtracting.',
      es: 'Halla áreas de polígonos regulares con la apotema y de regiones sombreadas restando áreas.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-MG.A.1', 'G-SRT.C.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'cavalieri-formula-arguments': {
    name: {
      en: 'Formula arguments: dissection, Cavalieri and oblique solids',
      es: 'Argumentos de fórmulas: disección, Cavalieri y sólidos oblicuos',
    },
    description: {
      en: 'Compare cross-sections to explain volume formulas and find volumes of oblique solids.',
      es: 'Compara secciones transversales para explicar fórmulas de volumen y hallar volúmenes de sólidos oblicuos.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-GMD.A.1', 'G-GMD.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'surface-area-solids': {
    name: {
      en: 'Surface area of prisms, pyramids, cylinders, cones and spheres',
      es: 'Área de superficie de prismas, pirámides, cilindros, conos y esferas',
    },
    description: {
      en: 'Find the lateral and total surface area of prisms, pyramids, cylinders, cones and spheres.',
      es: 'Halla el área lateral y total de prismas, pirámides, cilindros, conos y esferas.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-MG.A.1', 'G-MG.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'cross-sections-solids-revolution': {
    name: { en: 'Cross-sections and solids of revolution', es: 'Secciones transversales y sólidos de revolución' },
    description: {
      en: 'Name the section of a cut solid or the solid made by rotating a flat figure.',
      es: 'Nombra la sección de un sólido cortado o el sólido que resulta de girar una figura plana.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-GMD.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'similar-solids-ratios': {
    name: {
      en: 'Ratios of perimeter, area and volume of similar figures',
      es: 'Razones de perímetro, área y volumen en figuras semejantes',
    },
    description: {
      en: 'Use a scale factor to compare perimeters, areas and volumes of similar figures.',
      es: 'Usa un factor de escala para comparar perímetros, áreas y volúmenes de figuras semejantes.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-MG.A.1', 'G-SRT.B.5', 'G-GMD.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'density-population-modeling': {
    name: { en: 'Density problems by area and volume', es: 'Problemas de densidad por área y por volumen' },
    description: {
      en: 'Model a region or object with a simple figure to find its density, mass or population.',
      es: 'Representa una región u objeto con una figura simple para hallar su densidad, masa o población.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-MG.A.2', 'G-MG.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'geometric-design-constraints': {
    name: { en: 'Geometric design and optimization problems', es: 'Problemas de diseño geométrico con restricciones' },
    description: {
      en: 'Choose dimensions that meet given limits and use the least material or give the most space.',
      es: 'Elige dimensiones que cumplan ciertos límites y usen el menor material o den el mayor espacio.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-MG.A.3', 'G-MG.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'function-graph-transformations': {
    name: { en: 'Transformations of parent functions', es: 'Transformaciones de funciones madre' },
    description: {
      en: 'Describe shifts, stretches and reflections of a parent function and write or graph the result.',
      es: 'Describe traslaciones, estiramientos y reflexiones de una función madre y escribe o grafica el resultado.',
    },
    domain: 'Functions',
    standards: ['F-BF.B.3', 'AP-PRECALC-1.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'radical-step-function-graphs': {
    name: {
      en: 'Graph square root, cube root, piecewise and step functions',
      es: 'Gráficas de funciones raíz cuadrada, raíz cúbica, por partes y escalonadas',
    },
    description: {
      en: 'Graph root, piecewise and step functions and give their domain, range and rule.',
      es: 'Grafica funciones raíz, por partes y escalonadas e indica su dominio, rango y regla.',
    },
    domain: 'Functions',
    standards: ['F-IF.C.7b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'function-key-features-rate': {
    name: {
      en: 'Key features and average rate of change of functions',
      es: 'Características clave y tasa de cambio promedio de funciones',
    },
    description: {
      en: 'Find intercepts, extremes, intervals, end behavior and average rates of change of nonlinear functions.',
      es: 'Halla intersecciones, extremos, intervalos, comportamiento en los extremos y tasas de cambio promedio de funciones no lineales.',
    },
    domain: 'Functions',
    standards: ['F-IF.B.4', 'F-IF.B.5', 'F-IF.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-nonlinear-functions': {
    name: {
      en: 'Compare nonlinear functions given in different representations',
      es: 'Comparar funciones no lineales dadas en distintas representaciones',
    },
    description: {
      en: 'Compare a feature of nonlinear functions given by formulas, tables, graphs or words.',
      es: 'Compara una característica de funciones no lineales dadas con fórmulas, tablas, gráficas o palabras.',
    },
    domain: 'Functions',
    standards: ['F-IF.C.9', 'F-LE.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'function-operations-composition': {
    name: { en: 'Operations on functions and composition', es: 'Operaciones con funciones y composición' },
    description: {
      en: 'Add, subtract, multiply, divide and compose functions and give the domain of the result.',
      es: 'Suma, resta, multiplica, divide y compón funciones e indica el dominio del resultado.',
    },
    domain: 'Functions',
    standards: ['F-BF.A.1b', 'F-BF.A.1c', 'AP-PRECALC-2.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'absolute-value-compound-inequalities': {
    name: { en: 'Absolute value equations and inequalities', es: 'Ecuaciones y desigualdades con valor absoluto' },
    description: {
      en: 'Solve equations and inequalities with absolute value, check the solutions and graph them.',
      es: 'Resuelve ecuaciones y desigualdades con valor absoluto, comprueba las soluciones y grafícalas.',
    },
    domain: 'Functions',
    standards: ['A-CED.A.1', 'A-REI.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'vertex-form-complete-square': {
    name: { en: 'Vertex form by completing the square', es: 'Forma de vértice completando el cuadrado' },
    description: {
      en: 'Complete the square to find the vertex, the axis and the extreme value of a parabola.',
      es: 'Completa el cuadrado para hallar el vértice, el eje y el valor extremo de una parábola.',
    },
    domain: 'Complex Numbers & Quadratics',
    standards: ['F-IF.C.8a', 'A-SSE.B.3b', 'A-REI.B.4a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'quadratic-inequality-solutions': {
    name: { en: 'Quadratic inequalities', es: 'Desigualdades cuadráticas' },
    description: {
      en: 'Find the zeros of a quadratic and test intervals to solve an inequality.',
      es: 'Halla los ceros de una expresión cuadrática y prueba intervalos para resolver una desigualdad.',
    },
    domain: 'Complex Numbers & Quadratics',
    standards: ['A-CED.A.1', 'A-REI.D.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'parabola-focus-directrix': {
    name: { en: 'Parabolas: focus and directrix', es: 'Parábolas: foco y directriz' },
    description: {
      en: 'Find the focus and directrix of a parabola, or write its equation from them.',
      es: 'Halla el foco y la directriz de una parábola, o escribe su ecuación a partir de ellos.',
    },
    domain: 'Complex Numbers & Quadratics',
    standards: ['G-GPE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'line-conic-systems': {
    name: {
      en: 'Systems of a line and a quadratic or circle',
      es: 'Sistemas de una recta con una parábola o una circunferencia',
    },
    description: {
      en: 'Find all points where a line meets a parabola or a circle, using algebra or graphs.',
      es: 'Halla todos los puntos donde una recta corta una parábola o una circunferencia, con álgebra o gráficas.',
    },
    domain: 'Systems & Matrices',
    standards: ['A-REI.C.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'three-variable-linear-systems': {
    name: { en: 'Systems of three linear equations', es: 'Sistemas de tres ecuaciones lineales' },
    description: {
      en: 'Eliminate variables to solve a system of three linear equations or classify its solutions.',
      es: 'Elimina variables para resolver un sistema de tres ecuaciones lineales o clasificar sus soluciones.',
    },
    domain: 'Systems & Matrices',
    standards: ['A-REI.C.6', 'A-CED.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-programming-vertices': {
    name: {
      en: 'Systems of inequalities and linear programming',
      es: 'Sistemas de desigualdades y programación lineal',
    },
    description: {
      en: 'Graph a region of constraints and test its vertices to find a maximum or a minimum.',
      es: 'Grafica una región de restricciones y evalúa sus vértices para hallar un máximo o un mínimo.',
    },
    domain: 'Systems & Matrices',
    standards: ['A-CED.A.3', 'A-REI.D.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'matrix-determinant-inverse': {
    name: { en: 'Determinants and inverses of matrices', es: 'Determinantes e inversas de matrices' },
    description: {
      en: 'Calculate the determinant of a square matrix and find its inverse when it exists.',
      es: 'Calcula el determinante de una matriz cuadrada y halla su inversa cuando existe.',
    },
    domain: 'Systems & Matrices',
    standards: ['N-VM.C.10', 'AP-PRECALC-4.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'matrix-equation-systems': {
    name: { en: 'Solve systems with matrices', es: 'Resolver sistemas con matrices' },
    description: {
      en: 'Write a linear system as a matrix equation and solve it with inverses, determinants or row operations.',
      es: 'Escribe un sistema lineal como ecuación matricial y resuélvelo con inversas, determinantes u operaciones entre filas.',
    },
    domain: 'Systems & Matrices',
    standards: ['A-REI.C.8', 'A-REI.C.9', 'N-VM.C.6', 'AP-PRECALC-4.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'factor-cubics-quadratic-form': {
    name: { en: 'Factor higher-degree polynomials', es: 'Factorizar polinomios de grado superior' },
    description: {
      en: 'Factor sums and differences of cubes, quartics in quadratic form and polynomials by grouping.',
      es: 'Factoriza sumas y diferencias de cubos, polinomios en forma cuadrática y polinomios por agrupación.',
    },
    domain: 'Polynomials',
    standards: ['A-SSE.A.2', 'A-APR.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polynomial-identities-structure': {
    name: { en: 'Polynomial identities', es: 'Identidades polinómicas' },
    description: {
      en: 'Expand, prove and use polynomial identities to simplify work or calculate mentally.',
      es: 'Desarrolla, demuestra y usa identidades polinómicas para simplificar o calcular mentalmente.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.C.4', 'A-SSE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'binomial-expansion-theorem': {
    name: { en: "Binomial theorem and Pascal's triangle", es: 'Teorema del binomio y triángulo de Pascal' },
    description: {
      en: "Use Pascal's triangle or the binomial theorem to expand powers and find single terms.",
      es: 'Usa el triángulo de Pascal o el teorema del binomio para desarrollar potencias y hallar términos.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.C.5', 'AP-PRECALC-1.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'remainder-factor-theorem': {
    name: { en: 'Remainder and factor theorems', es: 'Teoremas del residuo y del factor' },
    description: {
      en: 'Evaluate a polynomial to find a remainder and decide whether a binomial is a factor.',
      es: 'Evalúa un polinomio para hallar un residuo y decide si un binomio es factor.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.B.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polynomial-rational-zeros': {
    name: {
      en: 'Rational root theorem and all zeros of a polynomial',
      es: 'Teorema de las raíces racionales y todos los ceros de un polinomio',
    },
    description: {
      en: 'List possible rational zeros, test them and find all zeros of a polynomial.',
      es: 'Enumera los posibles ceros racionales, pruébalos y halla todos los ceros de un polinomio.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.B.3', 'N-CN.C.9', 'AP-PRECALC-1.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polynomial-from-zeros': {
    name: { en: 'Write a polynomial from its zeros', es: 'Escribir un polinomio a partir de sus ceros' },
    description: {
      en: 'Multiply factors to write a polynomial that has given real and complex zeros.',
      es: 'Multiplica factores para escribir un polinomio que tenga ciertos ceros reales y complejos.',
    },
    domain: 'Polynomials',
    standards: ['N-CN.C.8', 'N-CN.C.9', 'A-APR.B.3', 'AP-PRECALC-1.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polynomial-graph-end-behavior': {
    name: {
      en: 'Graph polynomials: zeros, multiplicity and end behavior',
      es: 'Graficar polinomios: ceros, multiplicidad y comportamiento en los extremos',
    },
    description: {
      en: 'Use zeros, multiplicity and the leading term to sketch or identify a polynomial graph.',
      es: 'Usa los ceros, la multiplicidad y el término principal para trazar o identificar la gráfica de un polinomio.',
    },
    domain: 'Polynomials',
    standards: ['F-IF.C.7c', 'A-APR.B.3', 'AP-PRECALC-1.6', 'AP-PRECALC-1.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rational-expressions-add-subtract': {
    name: {
      en: 'Add and subtract rational expressions and complex fractions',
      es: 'Sumar y restar expresiones racionales y fracciones complejas',
    },
    description: {
      en: 'Find a common denominator to add or subtract rational expressions and simplify complex fractions.',
      es: 'Halla un denominador común para sumar o restar expresiones racionales y simplifica fracciones complejas.',
    },
    domain: 'Rational Expressions & Functions',
    standards: ['A-APR.D.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rational-function-graph-features': {
    name: { en: 'Graph rational functions', es: 'Graficar funciones racionales' },
    description: {
      en: 'Find the asymptotes, intercepts, holes and domain of a rational function and sketch it.',
      es: 'Halla las asíntotas, intersecciones, huecos y dominio de una función racional y traza su gráfica.',
    },
    domain: 'Rational Expressions & Functions',
    standards: ['F-IF.C.7d', 'AP-PRECALC-1.7', 'AP-PRECALC-1.8', 'AP-PRECALC-1.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'joint-inverse-variation': {
    name: { en: 'Direct, inverse and joint variation', es: 'Variación directa, inversa y conjunta' },
    description: {
      en: 'Write an equation for direct, inverse, joint or combined variation and find missing values.',
      es: 'Escribe una ecuación de variación directa, inversa, conjunta o combinada y halla valores desconocidos.',
    },
    domain: 'Rational Expressions & Functions',
    standards: ['A-CED.A.2', 'A-CED.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rational-exponent-expressions': {
    name: {
      en: 'Simplify expressions with rational exponents',
      es: 'Simplificar expresiones con exponentes racionales',
    },
    description: {
      en: 'Evaluate and simplify powers with fractional exponents and rewrite them as radicals.',
      es: 'Evalúa y simplifica potencias con exponentes fraccionarios y reescríbelas como radicales.',
    },
    domain: 'Radicals & Rational Exponents',
    standards: ['N-RN.A.1', 'N-RN.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'nth-root-radical-operations': {
    name: { en: 'Simplify and operate with nth roots', es: 'Simplificar y operar con raíces enésimas' },
    description: {
      en: 'Simplify, add, multiply and rationalize expressions with square, cube and higher roots.',
      es: 'Simplifica, suma, multiplica y racionaliza expresiones con raíces cuadradas, cúbicas y de índice mayor.',
    },
    domain: 'Radicals & Rational Exponents',
    standards: ['N-RN.A.2', 'A-SSE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'radical-equations-extraneous': {
    name: { en: 'Radical equations and extraneous solutions', es: 'Ecuaciones con radicales y soluciones extrañas' },
    description: {
      en: 'Isolate radicals and raise both sides to a power, then check for extraneous solutions.',
      es: 'Aísla los radicales, eleva ambos lados a una potencia y descarta las soluciones extrañas.',
    },
    domain: 'Radicals & Rational Exponents',
    standards: ['A-REI.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'exponential-function-graph': {
    name: { en: 'Graph and rewrite exponential functions', es: 'Graficar y reescribir funciones exponenciales' },
    description: {
      en: 'Graph exponential functions with shifts and rewrite their bases to show growth rates.',
      es: 'Grafica funciones exponenciales con traslaciones y reescribe sus bases para mostrar tasas de crecimiento.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-IF.C.7e', 'F-IF.C.8b', 'A-SSE.B.3c', 'AP-PRECALC-2.3', 'AP-PRECALC-2.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'logarithmic-equations': {
    name: { en: 'Solve logarithmic equations', es: 'Resolver ecuaciones logarítmicas' },
    description: {
      en: 'Condense logarithms to solve an equation and reject solutions outside the domain.',
      es: 'Condensa logaritmos para resolver una ecuación y descarta las soluciones fuera del dominio.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-BF.B.5', 'A-REI.A.2', 'AP-PRECALC-2.13'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'logarithmic-function-graph': {
    name: { en: 'Graph logarithmic functions', es: 'Graficar funciones logarítmicas' },
    description: {
      en: 'Graph a logarithmic function and give its domain, asymptote, intercept and inverse.',
      es: 'Grafica una función logarítmica e indica su dominio, asíntota, intersección e inversa.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-IF.C.7e', 'F-BF.B.5', 'AP-PRECALC-2.10', 'AP-PRECALC-2.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compound-continuous-growth-models': {
    name: {
      en: 'Exponential models: compound interest, growth, decay',
      es: 'Modelos exponenciales: interés compuesto, crecimiento y decaimiento',
    },
    description: {
      en: 'Use exponential models to find balances, amounts, rates or times, including continuous compounding.',
      es: 'Usa modelos exponenciales para hallar saldos, cantidades, tasas o tiempos, incluso con interés continuo.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-LE.A.4', 'F-LE.B.5', 'F-BF.A.1a', 'A-CED.A.1', 'A-SSE.B.3c', 'AP-PRECALC-2.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'translate-sequence-formulas': {
    name: { en: 'Explicit and recursive formulas for sequences', es: 'Fórmulas explícitas y recursivas de sucesiones' },
    description: {
      en: 'Write explicit and recursive formulas for sequences and change one kind into the other.',
      es: 'Escribe fórmulas explícitas y recursivas de sucesiones y convierte un tipo en el otro.',
    },
    domain: 'Sequences & Series',
    standards: ['F-BF.A.2', 'F-IF.A.3', 'F-LE.A.2', 'AP-PRECALC-2.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'arithmetic-series-sums': {
    name: { en: 'Arithmetic series and sigma notation', es: 'Series aritméticas y notación sigma' },
    description: {
      en: 'Find the sum of an arithmetic series or write the series in sigma notation.',
      es: 'Halla la suma de una serie aritmética o escribe la serie en notación sigma.',
    },
    domain: 'Sequences & Series',
    standards: ['A-SSE.B.4', 'F-BF.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'radian-degree-conversion': {
    name: { en: 'Radians and degrees', es: 'Radianes y grados' },
    description: {
      en: 'Convert angles between degrees and radians and find coterminal angles and arc lengths.',
      es: 'Convierte ángulos entre grados y radianes y halla ángulos coterminales y longitudes de arco.',
    },
    domain: 'Trigonometry (introduction)',
    standards: ['F-TF.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sine-cosine-graph-features': {
    name: { en: 'Graphs of sine and cosine', es: 'Gráficas de seno y coseno' },
    description: {
      en: 'Find amplitude, period, midline and phase shift of sine and cosine functions and graph them.',
      es: 'Halla la amplitud, el período, la línea media y el desfase de funciones seno y coseno y grafícalas.',
    },
    domain: 'Trigonometry (introduction)',
    standards: ['F-TF.B.5', 'F-IF.C.7e', 'AP-PRECALC-3.4', 'AP-PRECALC-3.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'pythagorean-identity-trig-values': {
    name: {
      en: 'Find trig values with the Pythagorean identity',
      es: 'Valores trigonométricos con la identidad pitagórica',
    },
    description: {
      en: 'Use one trigonometric value and the quadrant to find the other values of an angle.',
      es: 'Usa un valor trigonométrico y el cuadrante para hallar los demás valores de un ángulo.',
    },
    domain: 'Trigonometry (introduction)',
    standards: ['F-TF.C.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'graphical-equation-solutions': {
    name: { en: 'Approximate solutions by graph and table', es: 'Soluciones aproximadas con gráficas y tablas' },
    description: {
      en: 'Narrow down solutions of an equation with graphs and tables to a stated accuracy.',
      es: 'Aproxima las soluciones de una ecuación con gráficas y tablas hasta una precisión dada.',
    },
    domain: 'Modeling & Equations',
    standards: ['A-REI.D.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rearrange-nonlinear-formulas': {
    name: {
      en: 'Rearrange formulas with powers, roots and fractions',
      es: 'Despejar variables en fórmulas no lineales',
    },
    description: {
      en: 'Solve formulas with powers, roots or fractions for a variable that may appear twice.',
      es: 'Despeja de fórmulas con potencias, raíces o fracciones una variable que puede aparecer dos veces.',
    },
    domain: 'Modeling & Equations',
    standards: ['A-CED.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rate-change-concavity': {
    name: { en: 'Rates of change, increase/decrease and concavity', es: 'Tasas de cambio, crecimiento y concavidad' },
    description: {
      en: 'Calculate average rates of change and decide where a function increases, decreases or changes concavity.',
      es: 'Calcula tasas de cambio promedio y decide dónde una función crece, decrece o cambia de concavidad.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: ['F-IF.B.4', 'F-IF.B.6', 'AP-PRECALC-1.1', 'AP-PRECALC-1.2', 'AP-PRECALC-1.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polynomial-extrema-multiplicity': {
    name: {
      en: 'Polynomial degree, zeros, multiplicity, extrema and symmetry',
      es: 'Polinomios: grado, ceros, multiplicidad, extremos y simetría',
    },
    description: {
      en: "Use factors, graphs or differences to find a polynomial's degree, zeros, extrema and symmetry.",
      es: 'Usa factores, gráficas o diferencias para hallar grado, ceros, extremos y simetría de un polinomio.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: ['A-APR.B.3', 'F-IF.C.7c', 'F-BF.B.3', 'AP-PRECALC-1.4', 'AP-PRECALC-1.5', 'AP-PRECALC-1.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polynomial-rational-inequalities': {
    name: { en: 'Polynomial and rational inequalities', es: 'Desigualdades polinómicas y racionales' },
    description: {
      en: 'Use a sign chart to solve polynomial and rational inequalities in interval notation.',
      es: 'Usa una tabla de signos para resolver desigualdades polinómicas y racionales en notación de intervalos.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: ['A-CED.A.1', 'AP-PRECALC-1.7', 'AP-PRECALC-1.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'function-model-selection-construction': {
    name: { en: 'Choose and build a function model', es: 'Elegir y construir un modelo de función' },
    description: {
      en: 'Choose the type of function that fits data or a situation and find its equation.',
      es: 'Elige el tipo de función que se ajusta a los datos o la situación y halla su ecuación.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: [
      'F-BF.A.1a',
      'F-LE.A.1a',
      'F-LE.A.1b',
      'F-LE.A.1c',
      'A-CED.A.2',
      'AP-PRECALC-1.13',
      'AP-PRECALC-1.14',
      'AP-PRECALC-2.6',
    ],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'additive-multiplicative-patterns': {
    name: {
      en: 'Additive versus multiplicative change: sequences and functions',
      es: 'Cambio aditivo y multiplicativo: sucesiones y funciones',
    },
    description: {
      en: 'Use constant differences or ratios to write linear and exponential functions and sequences.',
      es: 'Usa diferencias o razones constantes para escribir funciones y sucesiones lineales y exponenciales.',
    },
    domain: 'Exponential & Logarithmic Functions',
    standards: ['F-LE.A.1a', 'F-LE.A.2', 'F-BF.A.2', 'AP-PRECALC-2.1', 'AP-PRECALC-2.2', 'AP-PRECALC-2.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'exponential-log-inequality-inverse': {
    name: {
      en: 'Exponential and logarithmic inequalities and inverses',
      es: 'Desigualdades e inversas exponenciales y logarítmicas',
    },
    description: {
      en: 'Find inverses of exponential and logarithmic functions and solve inequalities with them.',
      es: 'Halla inversas de funciones exponenciales y logarítmicas y resuelve desigualdades con ellas.',
    },
    domain: 'Exponential & Logarithmic Functions',
    standards: [
      'F-BF.B.5',
      'F-BF.B.4b',
      'F-BF.B.4c',
      'AP-PRECALC-2.4',
      'AP-PRECALC-2.9',
      'AP-PRECALC-2.10',
      'AP-PRECALC-2.11',
      'AP-PRECALC-2.12',
      'AP-PRECALC-2.13',
    ],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'semi-log-data-modeling': {
    name: {
      en: 'Semi-log plots and data modeling with exponentials and logarithms',
      es: 'Gráficas semilogarítmicas y modelado de datos exponenciales y logarítmicos',
    },
    description: {
      en: 'Read a semi-log plot and turn its line into an exponential or logarithmic model.',
      es: 'Lee una gráfica semilogarítmica y convierte su recta en un modelo exponencial o logarítmico.',
    },
    domain: 'Exponential & Logarithmic Functions',
    standards: ['F-LE.A.4', 'F-LE.B.5', 'AP-PRECALC-2.5', 'AP-PRECALC-2.14', 'AP-PRECALC-2.15'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'coterminal-angles-angular-speed': {
    name: {
      en: 'Standard position, coterminal angles and angular speed',
      es: 'Ángulos en posición estándar, coterminales y velocidad angular',
    },
    description: {
      en: 'Find coterminal and reference angles, arc lengths, and angular and linear speeds.',
      es: 'Halla ángulos coterminales y de referencia, longitudes de arco y velocidades angulares y lineales.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.A.1', 'AP-PRECALC-3.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'six-trig-function-values': {
    name: { en: 'Six trigonometric functions and symmetry', es: 'Las seis funciones trigonométricas y su simetría' },
    description: {
      en: 'Find the six trigonometric functions of an angle from a point, another value or symmetry.',
      es: 'Halla las seis funciones trigonométricas de un ángulo con un punto, otro valor o la simetría.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.A.2', 'F-TF.A.3', 'F-TF.A.4', 'AP-PRECALC-3.2', 'AP-PRECALC-3.3', 'AP-PRECALC-3.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sinusoid-equation-from-graph': {
    name: {
      en: 'Periodic features and sinusoid equations from graphs or tables',
      es: 'Características periódicas y ecuaciones de sinusoides a partir de gráficas o tablas',
    },
    description: {
      en: 'Read period, amplitude and midline from a graph or table and write a sine or cosine equation.',
      es: 'Lee período, amplitud y línea media en una gráfica o tabla y escribe una ecuación sinusoidal.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.B.5', 'F-IF.C.7e', 'AP-PRECALC-3.1', 'AP-PRECALC-3.5', 'AP-PRECALC-3.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sinusoidal-context-modeling': {
    name: { en: 'Sinusoidal models in context', es: 'Modelos sinusoidales en contexto' },
    description: {
      en: 'Write or interpret a sine or cosine model for tides, wheels, daylight or temperature.',
      es: 'Escribe o interpreta un modelo de seno o coseno para mareas, ruedas, horas de luz o temperaturas.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.B.5', 'F-BF.A.1a', 'AP-PRECALC-3.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'tangent-reciprocal-graphs': {
    name: {
      en: 'Graphs of tangent, cotangent, secant and cosecant',
      es: 'Gráficas de tangente, cotangente, secante y cosecante',
    },
    description: {
      en: 'Graph tangent, cotangent, secant and cosecant functions and find their periods and asymptotes.',
      es: 'Grafica las funciones tangente, cotangente, secante y cosecante y halla sus períodos y asíntotas.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-IF.C.7e', 'F-TF.B.5', 'AP-PRECALC-3.8', 'AP-PRECALC-3.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'inverse-trig-values': {
    name: { en: 'Inverse trigonometric functions', es: 'Funciones trigonométricas inversas' },
    description: {
      en: 'Evaluate inverse sine, cosine and tangent exactly, alone or composed with other functions.',
      es: 'Evalúa de forma exacta seno, coseno y tangente inversos, solos o compuestos con otras funciones.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.B.6', 'AP-PRECALC-3.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'trig-expression-simplification': {
    name: { en: 'Simplify trigonometric expressions', es: 'Simplificar expresiones trigonométricas' },
    description: {
      en: 'Use identities to rewrite a trigonometric expression with fewer functions or terms.',
      es: 'Usa identidades para reescribir una expresión trigonométrica con menos funciones o términos.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.C.8', 'AP-PRECALC-3.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'trig-identity-verification': {
    name: {
      en: 'Verify trigonometric identities (fill the steps)',
      es: 'Verificar identidades trigonométricas (completar los pasos)',
    },
    description: {
      en: 'Fill in, order or correct the steps that change one side of an identity into the other.',
      es: 'Completa, ordena o corrige los pasos que convierten un lado de una identidad en el otro.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.C.8', 'F-TF.C.9', 'AP-PRECALC-3.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'double-half-angle-formulas': {
    name: { en: 'Double- and half-angle formulas', es: 'Fórmulas del ángulo doble y del ángulo medio' },
    description: {
      en: 'Use double-angle and half-angle formulas to find exact values and solve equations.',
      es: 'Usa las fórmulas del ángulo doble y del ángulo medio para hallar valores exactos y resolver ecuaciones.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.C.9', 'AP-PRECALC-3.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'triangle-area-sine-heron': {
    name: {
      en: "Area of a triangle: sine formula and Heron's formula",
      es: 'Área de un triángulo: fórmula del seno y de Herón',
    },
    description: {
      en: 'Find the area of a triangle from two sides and an angle or from three sides.',
      es: 'Halla el área de un triángulo con dos lados y un ángulo o con los tres lados.',
    },
    domain: 'Triangles & Vectors',
    standards: ['G-SRT.D.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'vector-operations-graphical': {
    name: { en: 'Add, subtract and scale vectors', es: 'Sumar, restar y multiplicar vectores por escalares' },
    description: {
      en: 'Add, subtract and scale vectors with components or arrows on a grid.',
      es: 'Suma, resta y multiplica vectores por escalares con componentes o flechas en una cuadrícula.',
    },
    domain: 'Triangles & Vectors',
    standards: ['N-VM.B.4a', 'N-VM.B.4c', 'N-VM.B.5a', 'N-VM.B.5b', 'AP-PRECALC-4.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'vector-velocity-force-problems': {
    name: { en: 'Velocity and force problems with vectors', es: 'Problemas de velocidad y fuerza con vectores' },
    description: {
      en: 'Add vectors to find the resulting speed, force or heading in a real situation.',
      es: 'Suma vectores para hallar la rapidez, la fuerza o el rumbo resultante en una situación real.',
    },
    domain: 'Triangles & Vectors',
    standards: ['N-VM.A.3', 'N-VM.B.4b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'dot-product-angle-projection': {
    name: { en: 'Dot product, angle and projection', es: 'Producto punto, ángulo y proyección' },
    description: {
      en: 'Calculate dot products to find angles, test for right angles and project one vector onto another.',
      es: 'Calcula productos punto para hallar ángulos, comprobar perpendicularidad y proyectar un vector sobre otro.',
    },
    domain: 'Triangles & Vectors',
    standards: ['AP-PRECALC-4.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polar-curve-graphs': {
    name: {
      en: 'Graphs and rates of change of polar functions',
      es: 'Gráficas y tasas de cambio de funciones polares',
    },
    description: {
      en: 'Name, sketch and analyze circles, roses, cardioids and spirals given by polar equations.',
      es: 'Nombra, traza y analiza círculos, rosas, cardioides y espirales dados por ecuaciones polares.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['AP-PRECALC-3.14', 'AP-PRECALC-3.15'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'complex-plane-geometry': {
    name: { en: 'Complex numbers in the plane', es: 'Números complejos en el plano' },
    description: {
      en: 'Plot complex numbers and use the plane to find moduli, distances, midpoints and rotations.',
      es: 'Ubica números complejos y usa el plano para hallar módulos, distancias, puntos medios y rotaciones.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['N-CN.B.5', 'N-CN.B.6', 'N-CN.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'complex-polar-de-moivre': {
    name: {
      en: 'Polar form of complex numbers, powers and roots',
      es: 'Forma polar de números complejos, potencias y raíces',
    },
    description: {
      en: 'Write complex numbers in polar form and find their products, powers and roots.',
      es: 'Escribe números complejos en forma polar y halla sus productos, potencias y raíces.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['N-CN.B.4', 'N-CN.B.5', 'AP-PRECALC-3.13'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'parametric-equation-elimination': {
    name: {
      en: 'Parametric equations: graph and eliminate the parameter',
      es: 'Ecuaciones paramétricas: graficar y eliminar el parámetro',
    },
    description: {
      en: 'Plot a parametric curve with its direction and write it as one equation in x and y.',
      es: 'Traza una curva paramétrica con su dirección y escríbela como una sola ecuación en x e y.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['AP-PRECALC-4.1', 'AP-PRECALC-4.4', 'AP-PRECALC-4.7', 'AP-PRECALC-4.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'parametric-planar-motion': {
    name: {
      en: 'Planar motion with parametric and vector-valued functions',
      es: 'Movimiento en el plano con funciones paramétricas y vectoriales',
    },
    description: {
      en: 'Use parametric functions to find positions, directions, average rates and extreme points of a motion.',
      es: 'Usa funciones paramétricas para hallar posiciones, direcciones, tasas promedio y puntos extremos de un movimiento.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['AP-PRECALC-4.2', 'AP-PRECALC-4.3', 'AP-PRECALC-4.9', 'N-VM.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'conic-general-form-classify': {
    name: {
      en: 'Classify conics and analyze general form equations',
      es: 'Clasificar cónicas y analizar su ecuación general',
    },
    description: {
      en: 'Identify a conic from its general equation and complete squares to find its features.',
      es: 'Identifica una cónica por su ecuación general y completa cuadrados para hallar sus características.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['G-GPE.A.1', 'G-GPE.A.2', 'G-GPE.A.3', 'AP-PRECALC-4.5', 'AP-PRECALC-4.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'matrix-linear-transformations': {
    name: { en: 'Matrices as transformations of the plane', es: 'Matrices como transformaciones del plano' },
    description: {
      en: 'Use a matrix to transform points of the plane and find how areas change.',
      es: 'Usa una matriz para transformar puntos del plano y hallar cómo cambian las áreas.',
    },
    domain: 'Matrices & Modeling',
    standards: ['N-VM.C.11', 'N-VM.C.12', 'AP-PRECALC-4.12', 'AP-PRECALC-4.13'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'matrix-transition-models': {
    name: { en: 'Matrices modeling contexts (transition models)', es: 'Modelos con matrices de transición' },
    description: {
      en: 'Write a transition matrix for a situation and find later, earlier or steady states.',
      es: 'Escribe una matriz de transición para una situación y halla estados futuros, anteriores o estables.',
    },
    domain: 'Matrices & Modeling',
    standards: ['N-VM.C.6', 'N-VM.C.8', 'AP-PRECALC-4.10', 'AP-PRECALC-4.11', 'AP-PRECALC-4.14'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'variable-types-categorical-displays': {
    name: {
      en: 'Variable types and categorical data displays',
      es: 'Tipos de variables y gráficas de datos categóricos',
    },
    description: {
      en: 'Classify variables and use frequency tables and bar charts to compare categorical data.',
      es: 'Clasifica variables y usa tablas de frecuencia y gráficas de barras para comparar datos categóricos.',
    },
    domain: 'Exploring One-Variable Data',
    standards: ['AP-STAT-1.2', 'AP-STAT-1.3', 'AP-STAT-1.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'describe-distribution-histogram-stemplot': {
    name: {
      en: 'Describe distributions from dotplots, histograms and stemplots',
      es: 'Describir distribuciones con diagramas de puntos, histogramas y diagramas de tallo y hojas',
    },
    description: {
      en: 'Read a display of data and describe its shape, center, spread, gaps and outliers.',
      es: 'Lee una gráfica de datos y describe su forma, centro, dispersión, huecos y valores atípicos.',
    },
    domain: 'Exploring One-Variable Data',
    standards: ['S-ID.A.1', 'S-ID.A.3', 'AP-STAT-1.5', 'AP-STAT-1.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-distributions-boxplots': {
    name: { en: 'Compare two distributions', es: 'Comparar dos distribuciones' },
    description: {
      en: 'Compare the shape, center, spread and outliers of two groups shown in boxplots or stemplots.',
      es: 'Compara la forma, el centro, la dispersión y los valores atípicos de dos grupos en gráficas.',
    },
    domain: 'Exploring One-Variable Data',
    standards: ['S-ID.A.1', 'S-ID.A.2', 'S-ID.A.3', 'AP-STAT-1.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'empirical-rule-normal': {
    name: { en: 'Empirical rule (68-95-99.7)', es: 'Regla empírica (68-95-99.7)' },
    description: {
      en: 'Use 68, 95 and 99.7 percent to find proportions and values in a normal distribution.',
      es: 'Usa 68, 95 y 99.7 por ciento para hallar proporciones y valores en una distribución normal.',
    },
    domain: 'Exploring One-Variable Data',
    standards: ['S-ID.A.4', 'AP-STAT-1.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'two-way-conditional-association': {
    name: {
      en: 'Two-way tables: conditional distributions and association',
      es: 'Tablas de doble entrada: distribuciones condicionales y asociación',
    },
    description: {
      en: 'Compare conditional distributions in a two-way table to decide whether two variables are associated.',
      es: 'Compara distribuciones condicionales en una tabla de doble entrada para decidir si dos variables están asociadas.',
    },
    domain: 'Exploring Two-Variable Data',
    standards: ['S-ID.B.5', 'S-CP.A.4', 'AP-STAT-2.1', 'AP-STAT-2.2', 'AP-STAT-2.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'scatterplot-correlation': {
    name: { en: 'Scatterplots and correlation', es: 'Diagramas de dispersión y correlación' },
    description: {
      en: 'Describe scatterplots by direction, form and strength, and calculate or interpret the correlation.',
      es: 'Describe diagramas de dispersión por dirección, forma e intensidad, y calcula o interpreta la correlación.',
    },
    domain: 'Exploring Two-Variable Data',
    standards: ['S-ID.B.6a', 'S-ID.C.8', 'S-ID.C.9', 'AP-STAT-2.4', 'AP-STAT-2.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'residual-plot-analysis': {
    name: { en: 'Residuals and departures from linearity', es: 'Residuos y desviaciones de la linealidad' },
    description: {
      en: 'Calculate residuals and use a residual plot to judge whether a linear model is suitable.',
      es: 'Calcula residuos y usa su gráfica para juzgar si un modelo lineal es adecuado.',
    },
    domain: 'Exploring Two-Variable Data',
    standards: ['S-ID.B.6b', 'AP-STAT-2.7', 'AP-STAT-2.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sampling-methods-bias': {
    name: { en: 'Sampling methods and bias', es: 'Métodos de muestreo y sesgo' },
    description: {
      en: 'Identify sampling methods, select samples with random digits and recognize sources of bias.',
      es: 'Identifica métodos de muestreo, selecciona muestras con dígitos aleatorios y reconoce fuentes de sesgo.',
    },
    domain: 'Collecting Data',
    standards: ['S-IC.A.1', 'S-IC.B.3', 'AP-STAT-3.2', 'AP-STAT-3.3', 'AP-STAT-3.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'experimental-design-inference': {
    name: { en: 'Design of experiments and conclusions', es: 'Diseño de experimentos y conclusiones' },
    description: {
      en: 'Identify the parts and design of an experiment and decide which conclusions it allows.',
      es: 'Identifica las partes y el diseño de un experimento y decide qué conclusiones permite.',
    },
    domain: 'Collecting Data',
    standards: ['S-IC.B.3', 'S-IC.B.6', 'AP-STAT-3.5', 'AP-STAT-3.6', 'AP-STAT-3.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'simulation-probability-estimate': {
    name: { en: 'Estimate probabilities by simulation', es: 'Estimar probabilidades por simulación' },
    description: {
      en: 'Use random digits to carry out a simulation and estimate a probability from its results.',
      es: 'Usa dígitos aleatorios para hacer una simulación y estima una probabilidad con sus resultados.',
    },
    domain: 'Probability',
    standards: ['S-IC.A.2', 'S-CP.A.1', 'AP-STAT-4.1', 'AP-STAT-4.2', 'S-MD.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'event-operations-addition-rule': {
    name: {
      en: 'Sample spaces, Venn diagrams and the addition rule',
      es: 'Espacios muestrales, diagramas de Venn y la regla de la adición',
    },
    description: {
      en: 'List outcomes or fill in a Venn diagram to find probabilities of unions and intersections.',
      es: 'Enumera resultados o completa un diagrama de Venn para hallar probabilidades de uniones e intersecciones.',
    },
    domain: 'Probability',
    standards: ['S-CP.A.1', 'S-CP.B.7', 'AP-STAT-4.3', 'AP-STAT-4.4', 'AP-STAT-4.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'tree-diagram-multiplication-bayes': {
    name: {
      en: 'Tree diagrams, multiplication rule and Bayes',
      es: 'Diagramas de árbol, regla de la multiplicación y Bayes',
    },
    description: {
      en: 'Multiply and add along a tree diagram to find joint, total and reverse conditional probabilities.',
      es: 'Multiplica y suma en un diagrama de árbol para hallar probabilidades conjuntas, totales y condicionales inversas.',
    },
    domain: 'Probability',
    standards: ['S-CP.B.8', 'S-CP.A.5', 'AP-STAT-4.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'probability-with-counting': {
    name: {
      en: 'Probability using permutations and combinations',
      es: 'Probabilidad con permutaciones y combinaciones',
    },
    description: {
      en: 'Count favorable and possible selections with permutations or combinations to find a probability.',
      es: 'Cuenta selecciones favorables y posibles con permutaciones o combinaciones para hallar una probabilidad.',
    },
    domain: 'Probability',
    standards: ['S-CP.B.9', 'S-MD.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'expected-value-decisions': {
    name: { en: 'Expected value for fair games and decisions', es: 'Valor esperado en juegos justos y decisiones' },
    description: {
      en: 'Calculate expected values to judge games, insurance and other choices under uncertainty.',
      es: 'Calcula valores esperados para juzgar juegos, seguros y otras decisiones bajo incertidumbre.',
    },
    domain: 'Random Variables & Distributions',
    standards: ['S-MD.B.5a', 'S-MD.B.5b', 'S-MD.B.6', 'S-MD.B.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'combine-transform-random-variables': {
    name: { en: 'Transform and combine random variables', es: 'Transformar y combinar variables aleatorias' },
    description: {
      en: 'Find the mean and standard deviation of a random variable after scaling, shifting or adding another.',
      es: 'Halla la media y la desviación estándar de variables aleatorias al escalarlas, desplazarlas o sumarlas.',
    },
    domain: 'Random Variables & Distributions',
    standards: ['AP-STAT-4.9', 'S-MD.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'geometric-distribution-probability': {
    name: { en: 'Geometric distribution', es: 'Distribución geométrica' },
    description: {
      en: 'Find the probability that the first success comes on, before or after a given trial.',
      es: 'Halla la probabilidad de que el primer éxito ocurra en, antes o después de cierto ensayo.',
    },
    domain: 'Random Variables & Distributions',
    standards: ['AP-STAT-4.12', 'S-MD.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sampling-distribution-mean-proportion': {
    name: {
      en: 'Sampling distributions of proportions and means',
      es: 'Distribuciones muestrales de proporciones y medias',
    },
    description: {
      en: 'Find the mean, standard deviation and probabilities of sample means and sample proportions.',
      es: 'Halla la media, la desviación estándar y probabilidades de medias y proporciones muestrales.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: [
      'S-IC.A.1',
      'AP-STAT-5.1',
      'AP-STAT-5.3',
      'AP-STAT-5.4',
      'AP-STAT-5.5',
      'AP-STAT-5.6',
      'AP-STAT-5.7',
      'AP-STAT-5.8',
    ],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'confidence-interval-means': {
    name: { en: 'Confidence intervals for means', es: 'Intervalos de confianza para medias' },
    description: {
      en: 'Construct and interpret a t interval for one mean, paired data or two means.',
      es: 'Construye e interpreta un intervalo t para una media, datos pareados o dos medias.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['S-IC.B.4', 'AP-STAT-7.2', 'AP-STAT-7.3', 'AP-STAT-7.6', 'AP-STAT-7.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'hypothesis-test-setup-errors': {
    name: { en: 'Hypotheses, p-values and errors', es: 'Hipótesis, valores p y tipos de error' },
    description: {
      en: 'State hypotheses, interpret p-values and describe type I and type II errors in context.',
      es: 'Plantea hipótesis, interpreta valores p y describe errores de tipo I y de tipo II.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['S-IC.B.5', 'AP-STAT-6.4', 'AP-STAT-6.5', 'AP-STAT-6.7', 'AP-STAT-7.4', 'AP-STAT-7.8', 'AP-STAT-6.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'one-two-proportion-z-tests': {
    name: { en: 'z-tests for one and two proportions', es: 'Pruebas z para una y dos proporciones' },
    description: {
      en: 'Carry out a z-test about one proportion or two proportions and state a conclusion.',
      es: 'Realiza una prueba z sobre una proporción o dos proporciones y escribe una conclusión.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['AP-STAT-6.4', 'AP-STAT-6.5', 'AP-STAT-6.6', 'AP-STAT-6.10', 'AP-STAT-6.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'one-two-mean-t-tests': {
    name: {
      en: 't-tests for one mean, paired data and two means',
      es: 'Pruebas t para una media, datos pareados y dos medias',
    },
    description: {
      en: 'Carry out a t-test about one mean, paired differences or two means and conclude.',
      es: 'Realiza una prueba t sobre una media, diferencias pareadas o dos medias y concluye.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['S-IC.B.5', 'AP-STAT-7.4', 'AP-STAT-7.5', 'AP-STAT-7.8', 'AP-STAT-7.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'chi-square-tests': {
    name: {
      en: 'Chi-square tests: goodness of fit, homogeneity, independence',
      es: 'Pruebas de chi cuadrado: bondad de ajuste, homogeneidad e independencia',
    },
    description: {
      en: 'Calculate expected counts and the chi-square statistic and decide about categorical data.',
      es: 'Calcula frecuencias esperadas y el estadístico chi cuadrado y toma una decisión sobre datos categóricos.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['AP-STAT-8.1', 'AP-STAT-8.2', 'AP-STAT-8.3', 'AP-STAT-8.4', 'AP-STAT-8.5', 'AP-STAT-8.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'regression-slope-inference': {
    name: { en: 'Inference for regression slope', es: 'Inferencia sobre la pendiente de regresión' },
    description: {
      en: 'Use computer output to build an interval or a test for the slope of a regression line.',
      es: 'Usa resultados de computadora para hacer un intervalo o una prueba de la pendiente de regresión.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['AP-STAT-9.2', 'AP-STAT-9.3', 'AP-STAT-9.4', 'AP-STAT-9.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'select-inference-procedure': {
    name: { en: 'Select the right inference procedure', es: 'Elegir el procedimiento de inferencia adecuado' },
    description: {
      en: 'Choose the interval or test that answers a question and check its conditions.',
      es: 'Elige el intervalo o la prueba que responde a una pregunta y comprueba sus condiciones.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['AP-STAT-7.10', 'AP-STAT-8.7', 'AP-STAT-9.6', 'S-IC.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'limits-from-graphs-tables': {
    name: { en: 'Limits from graphs and tables', es: 'Límites a partir de gráficas y tablas' },
    description: {
      en: 'Read one-sided and two-sided limits from a graph or estimate them from a table.',
      es: 'Lee límites laterales y bilaterales en una gráfica o estímalos con una tabla.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.2', 'AP-CALC-1.3', 'AP-CALC-1.4', 'AP-CALC-1.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'squeeze-theorem-trig-limits': {
    name: {
      en: 'Special trigonometric limits and the squeeze theorem',
      es: 'Límites trigonométricos especiales y teorema del emparedado',
    },
    description: {
      en: 'Evaluate limits with sine and cosine by known limits or by bounding a function.',
      es: 'Calcula límites con seno y coseno usando límites conocidos o acotando una función.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'continuity-discontinuity-parameters': {
    name: {
      en: 'Continuity, types of discontinuity and parameters',
      es: 'Continuidad, tipos de discontinuidad y parámetros',
    },
    description: {
      en: 'Classify discontinuities and find constants that make a piecewise function continuous.',
      es: 'Clasifica discontinuidades y halla constantes que hacen continua una función por partes.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.10', 'AP-CALC-1.11', 'AP-CALC-1.12', 'AP-CALC-1.13'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'infinite-limits-at-infinity': {
    name: {
      en: 'Infinite limits, limits at infinity and asymptotes',
      es: 'Límites infinitos, límites al infinito y asíntotas',
    },
    description: {
      en: 'Evaluate infinite limits and limits at infinity to find vertical and horizontal asymptotes.',
      es: 'Calcula límites infinitos y límites al infinito para hallar asíntotas verticales y horizontales.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.14', 'AP-CALC-1.15'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'intermediate-value-theorem': {
    name: { en: 'Intermediate value theorem', es: 'Teorema del valor intermedio' },
    description: {
      en: 'Decide whether continuity guarantees that a function takes a value on an interval.',
      es: 'Decide si la continuidad garantiza que una función toma cierto valor en un intervalo.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.16'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'derivative-limit-definition': {
    name: { en: 'Derivative from the limit definition', es: 'La derivada a partir de la definición con límites' },
    description: {
      en: 'Use the limit of a difference quotient to find a derivative or recognize one.',
      es: 'Usa el límite de un cociente de diferencias para hallar una derivada o reconocerla.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.1', 'AP-CALC-2.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'derivative-estimates-context': {
    name: {
      en: 'Estimate and interpret derivatives from graphs, tables and contexts',
      es: 'Estimar e interpretar derivadas con gráficas, tablas y contextos',
    },
    description: {
      en: 'Estimate a derivative from a graph or table and explain its meaning with units.',
      es: 'Estima una derivada con una gráfica o tabla y explica su significado con unidades.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.1', 'AP-CALC-2.3', 'AP-CALC-4.1', 'AP-CALC-4.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'differentiability-piecewise': {
    name: { en: 'Differentiability and continuity', es: 'Derivabilidad y continuidad' },
    description: {
      en: 'Decide where a function is continuous and differentiable, or find constants that make it so.',
      es: 'Decide dónde una función es continua y derivable, o halla constantes para que lo sea.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'trig-exp-log-derivatives': {
    name: {
      en: 'Derivatives of trigonometric, exponential and logarithmic functions',
      es: 'Derivadas de funciones trigonométricas, exponenciales y logarítmicas',
    },
    description: {
      en: 'Differentiate sums of trigonometric, exponential and logarithmic functions and evaluate the derivatives.',
      es: 'Deriva sumas de funciones trigonométricas, exponenciales y logarítmicas y evalúa las derivadas.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.7', 'AP-CALC-2.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'inverse-function-derivatives': {
    name: {
      en: 'Derivatives of inverse and inverse trig functions',
      es: 'Derivadas de funciones inversas e inversas trigonométricas',
    },
    description: {
      en: 'Find the derivative of an inverse function at a point and differentiate inverse trigonometric functions.',
      es: 'Halla la derivada de una función inversa en un punto y deriva funciones trigonométricas inversas.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-3.3', 'AP-CALC-3.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'derivative-technique-selection-higher-order': {
    name: {
      en: 'Derivatives with several rules, higher-order and logarithmic',
      es: 'Derivadas con varias reglas, de orden superior y derivación logarítmica',
    },
    description: {
      en: 'Choose and combine derivative rules, find higher-order derivatives or take logarithms first.',
      es: 'Elige y combina reglas de derivación, halla derivadas de orden superior o aplica primero logaritmos.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-3.5', 'AP-CALC-3.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'motion-derivative-analysis': {
    name: { en: 'Motion on a line with derivatives', es: 'Movimiento rectilíneo con derivadas' },
    description: {
      en: 'Use velocity and acceleration to tell when a particle stops, turns, speeds up or slows down.',
      es: 'Usa la velocidad y la aceleración para decir cuándo una partícula se detiene, gira, acelera o frena.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-4.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'related-rates-problems': {
    name: { en: 'Related rates', es: 'Tasas de cambio relacionadas' },
    description: {
      en: 'Differentiate a relation between changing quantities to find one rate from another.',
      es: 'Deriva una relación entre cantidades que cambian para hallar una tasa a partir de otra.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-4.4', 'AP-CALC-4.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-approximation-differentials': {
    name: { en: 'Linear approximation and differentials', es: 'Aproximación lineal y diferenciales' },
    description: {
      en: 'Use a tangent line or a differential to approximate function values and errors.',
      es: 'Usa una recta tangente o un diferencial para aproximar valores y errores de una función.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-4.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'lhopital-rule-limits': {
    name: { en: "L'Hospital's rule", es: "Regla de L'Hôpital" },
    description: {
      en: 'Differentiate numerator and denominator to evaluate limits of indeterminate forms.',
      es: 'Deriva el numerador y el denominador para calcular límites de formas indeterminadas.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-4.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'mean-value-rolle-theorem': {
    name: { en: "Mean value theorem and Rolle's theorem", es: 'Teorema del valor medio y teorema de Rolle' },
    description: {
      en: 'Check the hypotheses of the theorem and find every point it guarantees.',
      es: 'Comprueba las hipótesis del teorema y halla todos los puntos que garantiza.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-5.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'first-derivative-test-intervals': {
    name: {
      en: 'Increasing/decreasing and the first derivative test',
      es: 'Crecimiento, decrecimiento y criterio de la primera derivada',
    },
    description: {
      en: 'Use the sign of the first derivative to find increasing intervals, decreasing intervals and local extrema.',
      es: 'Usa el signo de la primera derivada para hallar intervalos de crecimiento, decrecimiento y extremos locales.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-5.3', 'AP-CALC-5.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'concavity-second-derivative-test': {
    name: {
      en: 'Concavity, inflection points and the second derivative test',
      es: 'Concavidad, puntos de inflexión y criterio de la segunda derivada',
    },
    description: {
      en: 'Use the second derivative to find concavity, inflection points and the type of each extremum.',
      es: 'Usa la segunda derivada para hallar la concavidad, los puntos de inflexión y el tipo de extremo.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-5.6', 'AP-CALC-5.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'derivative-graph-connections': {
    name: { en: "Connect graphs of f, f' and f''", es: "Relacionar las gráficas de f, f' y f''" },
    description: {
      en: 'Match or sketch the graphs of a function and its first and second derivatives.',
      es: 'Relaciona o traza las gráficas de una función y de su primera y segunda derivada.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-5.8', 'AP-CALC-5.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'optimization-calculus': {
    name: { en: 'Optimization problems', es: 'Problemas de optimización' },
    description: {
      en: 'Write a function of one variable for a situation and find its greatest or least value.',
      es: 'Escribe una función de una variable para una situación y halla su valor máximo o mínimo.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-5.10', 'AP-CALC-5.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'definite-integral-geometry-properties': {
    name: {
      en: 'Definite integrals from geometry and properties',
      es: 'Integrales definidas con geometría y propiedades',
    },
    description: {
      en: 'Evaluate definite integrals with areas of simple figures and the properties of integrals.',
      es: 'Calcula integrales definidas con áreas de figuras simples y las propiedades de las integrales.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.1', 'AP-CALC-6.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'accumulation-function-ftc': {
    name: {
      en: 'Accumulation functions and FTC part 1',
      es: 'Funciones de acumulación y teorema fundamental del cálculo (parte 1)',
    },
    description: {
      en: 'Evaluate, differentiate and analyze functions defined as integrals with a variable limit.',
      es: 'Evalúa, deriva y analiza funciones definidas como integrales con un límite variable.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.4', 'AP-CALC-6.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'integral-division-square-trig': {
    name: {
      en: 'Integrals with division, completing the square and trig powers',
      es: 'Integrales con división, completar el cuadrado y potencias trigonométricas',
    },
    description: {
      en: 'Rewrite an integrand by division, completing the square or trigonometric identities and integrate it.',
      es: 'Reescribe el integrando dividiendo, completando el cuadrado o con identidades trigonométricas e intégralo.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.10', 'AP-CALC-6.14'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'partial-fraction-integrals': {
    name: { en: 'Integrals with partial fractions', es: 'Integrales con fracciones parciales' },
    description: {
      en: 'Split a rational integrand into simpler fractions and integrate each one.',
      es: 'Descompón un integrando racional en fracciones más simples e integra cada una de ellas.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'improper-integral-evaluation': {
    name: { en: 'Improper integrals', es: 'Integrales impropias' },
    description: {
      en: 'Write an improper integral as a limit and find its value or show that it diverges.',
      es: 'Escribe una integral impropia como límite y halla su valor o muestra que diverge.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.13'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'de-verification-modeling': {
    name: { en: 'Write and verify differential equations', es: 'Plantear y verificar ecuaciones diferenciales' },
    description: {
      en: 'Write a differential equation for a description and check whether a function satisfies it.',
      es: 'Escribe una ecuación diferencial para una descripción y comprueba si una función la cumple.',
    },
    domain: 'Differential Equations',
    standards: ['AP-CALC-7.1', 'AP-CALC-7.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'euler-method': {
    name: { en: "Euler's method", es: 'Método de Euler' },
    description: {
      en: 'Take small steps along slopes to approximate a solution of a differential equation.',
      es: 'Avanza en pasos pequeños según las pendientes para aproximar una solución de una ecuación diferencial.',
    },
    domain: 'Differential Equations',
    standards: ['AP-CALC-7.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'growth-logistic-models': {
    name: {
      en: 'Exponential and logistic differential models',
      es: 'Modelos diferenciales exponenciales y logísticos',
    },
    description: {
      en: 'Solve and interpret models of exponential and logistic growth from given data.',
      es: 'Resuelve e interpreta modelos de crecimiento exponencial y logístico a partir de ciertos datos.',
    },
    domain: 'Differential Equations',
    standards: ['AP-CALC-7.8', 'AP-CALC-7.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'average-value-function': {
    name: { en: 'Average value of a function', es: 'Valor promedio de una función' },
    description: {
      en: 'Integrate to find the average value of a function on an interval and interpret it.',
      es: 'Integra para hallar el valor promedio de una función en un intervalo e interprétalo.',
    },
    domain: 'Applications of Integrals',
    standards: ['AP-CALC-8.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'motion-accumulation-integrals': {
    name: { en: 'Motion and accumulation with integrals', es: 'Movimiento y acumulación con integrales' },
    description: {
      en: 'Integrate velocities and rates to find positions, distances and accumulated amounts.',
      es: 'Integra velocidades y tasas para hallar posiciones, distancias y cantidades acumuladas.',
    },
    domain: 'Applications of Integrals',
    standards: ['AP-CALC-8.2', 'AP-CALC-8.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'cross-section-volume-integrals': {
    name: { en: 'Volumes with known cross sections', es: 'Volúmenes de sólidos con secciones transversales conocidas' },
    description: {
      en: 'Integrate the areas of square, triangular or semicircular slices to find a volume.',
      es: 'Integra las áreas de secciones cuadradas, triangulares o semicirculares para hallar un volumen.',
    },
    domain: 'Applications of Integrals',
    standards: ['AP-CALC-8.7', 'AP-CALC-8.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'disk-washer-shell-volumes': {
    name: {
      en: 'Volumes of revolution: disks, washers and shells',
      es: 'Volúmenes de revolución: discos, arandelas y capas cilíndricas',
    },
    description: {
      en: 'Set up and evaluate integrals for the volume of a region rotated about a line.',
      es: 'Plantea y calcula integrales para el volumen de una región que gira alrededor de una recta.',
    },
    domain: 'Applications of Integrals',
    standards: ['AP-CALC-8.9', 'AP-CALC-8.10', 'AP-CALC-8.11', 'AP-CALC-8.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'arc-length-curve': {
    name: { en: 'Arc length of curves', es: 'Longitud de arco de curvas' },
    description: {
      en: 'Set up and evaluate an integral for the length of a curve.',
      es: 'Plantea y calcula una integral para la longitud de una curva.',
    },
    domain: 'Applications of Integrals',
    standards: ['AP-CALC-8.13', 'AP-CALC-9.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'parametric-derivatives': {
    name: { en: 'Derivatives of parametric equations', es: 'Derivadas de ecuaciones paramétricas' },
    description: {
      en: 'Find slopes, tangent lines and concavity of a curve given by parametric equations.',
      es: 'Halla pendientes, rectas tangentes y concavidad de una curva dada por ecuaciones paramétricas.',
    },
    domain: 'Parametric, Polar & Vector (BC)',
    standards: ['AP-CALC-9.1', 'AP-CALC-9.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'vector-valued-planar-motion': {
    name: { en: 'Vector-valued functions and planar motion', es: 'Funciones vectoriales y movimiento en el plano' },
    description: {
      en: 'Find the position, velocity, speed and distance of a particle that moves in the plane.',
      es: 'Halla la posición, la velocidad, la rapidez y la distancia de una partícula en el plano.',
    },
    domain: 'Parametric, Polar & Vector (BC)',
    standards: ['AP-CALC-9.4', 'AP-CALC-9.5', 'AP-CALC-9.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polar-derivative-area': {
    name: { en: 'Polar slopes and areas', es: 'Pendientes y áreas en coordenadas polares' },
    description: {
      en: 'Find slopes of polar curves and areas of the regions they bound.',
      es: 'Halla pendientes de curvas polares y áreas de las regiones que limitan.',
    },
    domain: 'Parametric, Polar & Vector (BC)',
    standards: ['AP-CALC-9.7', 'AP-CALC-9.8', 'AP-CALC-9.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sequence-series-geometric-divergence': {
    name: {
      en: 'Series: partial sums, geometric and divergence test',
      es: 'Series: sumas parciales, series geométricas y criterio de divergencia',
    },
    description: {
      en: 'Find limits of sequences, partial sums and sums of geometric or telescoping series.',
      es: 'Halla límites de sucesiones, sumas parciales y sumas de series geométricas o telescópicas.',
    },
    domain: 'Infinite Series (BC)',
    standards: ['AP-CALC-10.1', 'AP-CALC-10.2', 'AP-CALC-10.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'integral-p-comparison-tests': {
    name: {
      en: 'Integral test, p-series and comparison tests',
      es: 'Criterio de la integral, series p y criterios de comparación',
    },
    description: {
      en: 'Decide whether a series converges by integrating or comparing it with a known series.',
      es: 'Decide si una serie converge integrando o comparándola con una serie conocida.',
    },
    domain: 'Infinite Series (BC)',
    standards: ['AP-CALC-10.4', 'AP-CALC-10.5', 'AP-CALC-10.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'alternating-ratio-absolute-tests': {
    name: {
      en: 'Alternating, ratio and absolute convergence',
      es: 'Series alternantes, criterio de la razón y convergencia absoluta',
    },
    description: {
      en: 'Classify a series as absolutely convergent, conditionally convergent or divergent and bound its error.',
      es: 'Clasifica una serie como absolutamente convergente, condicionalmente convergente o divergente y acota su error.',
    },
    domain: 'Infinite Series (BC)',
    standards: ['AP-CALC-10.7', 'AP-CALC-10.8', 'AP-CALC-10.9', 'AP-CALC-10.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'taylor-polynomial-error': {
    name: { en: 'Taylor polynomials and error bounds', es: 'Polinomios de Taylor y cotas de error' },
    description: {
      en: 'Write a Taylor polynomial, use it to approximate values and bound the error.',
      es: 'Escribe un polinomio de Taylor, úsalo para aproximar valores y acota el error.',
    },
    domain: 'Infinite Series (BC)',
    standards: ['AP-CALC-10.11', 'AP-CALC-10.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'power-series-convergence-interval': {
    name: { en: 'Radius and interval of convergence', es: 'Radio e intervalo de convergencia' },
    description: {
      en: 'Find the radius of convergence of a power series and test the endpoints of its interval.',
      es: 'Halla el radio de convergencia de una serie de potencias y prueba los extremos del intervalo.',
    },
    domain: 'Infinite Series (BC)',
    standards: ['AP-CALC-10.13'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
