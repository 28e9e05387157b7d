import type { Both } from '../../../author.ts'

const said = (en: string, es: string): Both<string> => ({ en, es })

/** What is shaded where a square has a smaller one inside. */
export const SURROUNDED: readonly Both<string>[] = [
  said('a square frame around a square mirror', 'un marco cuadrado alrededor de un espejo cuadrado'),
  said('a square lawn around a square pond', 'un césped cuadrado alrededor de un estanque cuadrado'),
  said('a square patio around a square fountain', 'un patio cuadrado alrededor de una fuente cuadrada'),
  said('a square tile with a square hole', 'una baldosa cuadrada con un agujero cuadrado'),
  said('a square park around a square building', 'un parque cuadrado alrededor de un edificio cuadrado'),
  said(
    'a square rug with a square center of another color',
    'una alfombra cuadrada con un centro cuadrado de otro color',
  ),
  said('a square metal plate with a square opening', 'una placa metálica cuadrada con una abertura cuadrada'),
  said('a square field around a square barn', 'un campo cuadrado alrededor de un granero cuadrado'),
]
