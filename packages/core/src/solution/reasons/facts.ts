export const startWithGreater = {
  id: 'start-with-greater',
  en: 'Start with the greater number.',
  es: 'Empieza con el número mayor.',
} as const
export const makeTen = { id: 'make-ten', en: 'Make 10: {a} + {b}.', es: 'Forma 10: {a} + {b}.' } as const
export const breakApart = {
  id: 'break-apart',
  en: 'Break {whole} into {a} and {b}.',
  es: 'Separa {whole} en {a} y {b}.',
} as const
export const findTheOtherParts = {
  id: 'find-the-other-parts',
  en: 'Find the other part each time.',
  es: 'Halla la otra parte cada vez.',
} as const
export const addWhatIsLeft = { id: 'add-what-is-left', en: 'Add what is left.', es: 'Suma lo que queda.' } as const
export const addTheFirstTwo = {
  id: 'add-the-first-two',
  en: 'Add the first two numbers.',
  es: 'Suma los dos primeros números.',
} as const
export const pairThenSum = {
  id: 'pair-then-sum',
  en: 'Circle the two numbers. Then write the sum.',
  es: 'Encierra los dos números. Luego escribe el total.',
} as const
export const subtractWhatIsLeft = {
  id: 'subtract-what-is-left',
  en: 'Subtract what is left.',
  es: 'Resta lo que queda.',
} as const
export const goToTen = { id: 'go-to-ten', en: 'Go down to 10 first.', es: 'Primero baja hasta 10.' } as const
export const useADouble = {
  id: 'use-a-double',
  en: 'Use the double {a} + {a}.',
  es: 'Usa el doble {a} + {a}.',
} as const
export const oneMoreThanDouble = {
  id: 'one-more-than-double',
  en: 'One more than the double.',
  es: 'Uno más que el doble.',
} as const
export const oneLessThanDouble = {
  id: 'one-less-than-double',
  en: 'One less than the double.',
  es: 'Uno menos que el doble.',
} as const
export const moveOneOver = {
  id: 'move-one-over',
  en: 'Move 1 from {from} to {to}: it is a double.',
  es: 'Pasa 1 del {from} al {to}: es un doble.',
} as const
export const sameFamily = {
  id: 'same-family',
  en: 'This fact is in the same fact family.',
  es: 'Esta operación es de la misma familia.',
} as const
export const sameInBothFacts = {
  id: 'same-in-both-facts',
  en: 'Both facts use the same three numbers.',
  es: 'Las dos operaciones usan los mismos tres números.',
} as const
export const turnAround = {
  id: 'turn-around',
  en: 'Turn the numbers around: the total stays the same.',
  es: 'Cambia el orden de los números: el total es el mismo.',
} as const
export const sidesAreEqual = {
  id: 'sides-are-equal',
  en: 'The sides are equal: true.',
  es: 'Los lados son iguales: verdadero.',
} as const
export const sidesAreNotEqual = {
  id: 'sides-are-not-equal',
  en: 'The sides are not equal: false.',
  es: 'Los lados no son iguales: falso.',
} as const
export const chooseTheTrueOnes = {
  id: 'choose-the-true-ones',
  en: 'Choose the equations whose two sides have the same value.',
  es: 'Elige las ecuaciones cuyos dos lados tienen el mismo valor.',
} as const
export const bothSidesEqual = {
  id: 'both-sides-equal',
  en: 'Both sides must have the same value.',
  es: 'Los dos lados deben tener el mismo valor.',
} as const
export const sameWayForEach = {
  id: 'same-way-for-each',
  en: 'Do the same with each number.',
  es: 'Haz lo mismo con cada número.',
} as const
export const othersInTheSameWay = {
  id: 'others-in-the-same-way',
  en: 'Do the others in the same way.',
  es: 'Haz las demás de la misma manera.',
} as const
export const workOutEachSide = {
  id: 'work-out-each-side',
  en: 'Find the value of each side.',
  es: 'Halla el valor de cada lado.',
} as const
export const addKnownNumbers = {
  id: 'add-known-numbers',
  en: 'Add the numbers you know.',
  es: 'Suma los números que conoces.',
} as const
export const addPartsInBothOrders = {
  id: 'add-parts-in-both-orders',
  en: 'Add the two parts in both orders.',
  es: 'Suma las dos partes en los dos órdenes.',
} as const
export const takeEachPart = {
  id: 'take-each-part',
  en: 'Subtract each part from the whole.',
  es: 'Resta cada parte del total.',
} as const
export const writeTheSign = {
  id: 'write-the-sign',
  en: 'Write this sign between the two sides.',
  es: 'Escribe este signo entre los dos lados.',
} as const
export const putTogether = {
  id: 'put-together',
  en: 'Put the parts together: add.',
  es: 'Junta las partes: suma.',
} as const
export const takeAway = {
  id: 'take-away',
  en: 'A part is taken away: subtract.',
  es: 'Se quita una parte: resta.',
} as const
export const countThoseLeft = {
  id: 'count-those-left',
  en: 'Count those that are left.',
  es: 'Cuenta los objetos que quedan.',
} as const
export const findTheDifference = {
  id: 'find-the-difference',
  en: 'Find how many more: subtract.',
  es: 'Halla la diferencia: resta.',
} as const
export const findHowManyFewer = {
  id: 'find-how-many-fewer',
  en: 'Find how many fewer: subtract.',
  es: 'Halla cuántos menos hay: resta.',
} as const
export const moreThanSoAdd = {
  id: 'more-than-so-add',
  en: 'It is {number} more: add {number}.',
  es: 'Son {number} más: suma {number}.',
} as const
export const fewerThanSoSubtract = {
  id: 'fewer-than-so-subtract',
  en: 'It is {number} fewer: subtract {number}.',
  es: 'Son {number} menos: resta {number}.',
} as const
export const findTheMissingPart = {
  id: 'find-the-missing-part',
  en: 'A part is missing: take the known part from the whole.',
  es: 'Falta una parte: resta del total la parte conocida.',
} as const
export const addTheParts = {
  id: 'add-the-parts',
  en: 'The whole is missing: add the parts.',
  es: 'Falta el total: suma las partes.',
} as const
export const writeTheMissingNumber = {
  id: 'write-the-missing-number',
  en: 'Write the missing number.',
  es: 'Escribe el número que falta.',
} as const
export const writeTheMissingNumbers = {
  id: 'write-the-missing-numbers',
  en: 'Write the missing numbers.',
  es: 'Escribe los números que faltan.',
} as const
export const thinkAndCountOn = {
  id: 'think-and-count-on',
  en: 'Think: {a} + ? = {whole}. Count on to {whole}.',
  es: 'Piensa: {a} + ? = {whole}. Sigue contando después del {a} hasta el {whole}.',
} as const
export const changeTheNumber = {
  id: 'change-the-number',
  en: 'Change the {wrong} to {right}.',
  es: 'Cambia el {wrong} por {right}.',
} as const
export const subtractTheTen = { id: 'subtract-the-ten', en: 'Subtract 10.', es: 'Resta 10.' } as const
export const addingZero = { id: 'adding-zero', en: 'Adding 0 changes nothing.', es: 'Sumar 0 no cambia nada.' } as const
export const takingZero = {
  id: 'taking-zero',
  en: 'Taking away 0 changes nothing.',
  es: 'Quitar 0 no cambia nada.',
} as const
export const takingAll = {
  id: 'taking-all',
  en: 'Take away all: nothing is left.',
  es: 'Quita todo: no queda nada.',
} as const
export const resultIsGreater = {
  id: 'result-is-greater',
  en: 'The result is greater than {start}: add.',
  es: 'El resultado es mayor que {start}: suma.',
} as const
export const resultIsLess = {
  id: 'result-is-less',
  en: 'The result is less than {start}: subtract.',
  es: 'El resultado es menor que {start}: resta.',
} as const
export const addRowAndColumn = {
  id: 'add-row-and-column',
  en: 'Add the number of the row and the number of the column.',
  es: 'Suma el número de la fila y el de la columna.',
} as const
export const takeKnownHeader = {
  id: 'take-known-header',
  en: 'Subtract the number you know from the sum.',
  es: 'Al total réstale el número que conoces.',
} as const
export const goBackByAdding = {
  id: 'go-back-by-adding',
  en: 'Go back to the start: put back what was taken. Add.',
  es: 'Vuelve al principio: suma lo que ya no está.',
} as const
export const compareBySubtracting = {
  id: 'compare-by-subtracting',
  en: 'Compare: subtract the smaller number from the greater one.',
  es: 'Compara: resta el número menor del mayor.',
} as const
export const goBackBySubtracting = {
  id: 'go-back-by-subtracting',
  en: 'Go back to the start: take away what was added. Subtract.',
  es: 'Vuelve al principio: quita lo que se agregó. Resta.',
} as const
export const otherHasMore = {
  id: 'other-has-more',
  en: 'The unknown number is the greater one: add.',
  es: 'El número que no conoces es el mayor: suma.',
} as const
export const otherHasFewer = {
  id: 'other-has-fewer',
  en: 'The unknown number is the smaller one: subtract.',
  es: 'El número que no conoces es el menor: resta.',
} as const
