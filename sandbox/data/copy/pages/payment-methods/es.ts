import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Medios de pago',
  sections: [
    {
      heading: 'Cómo se mueve tu dinero',
      paragraphs: [
        'Depositar y retirar debería ser lo menos emocionante de Parlour. Los medios disponibles en tu país, con sus montos y plazos, aparecen en la tabla de esta página y en la caja. Aquí te contamos cómo funciona todo lo demás.',
        'El dinero de los jugadores se mantiene separado del nuestro, en cuentas bancarias distintas.',
      ],
    },
    {
      heading: 'Depositar',
      paragraphs: [
        'Abre la caja, elige un medio, escribe el monto y confirma. El mínimo es de {minDeposit} y el dinero llega al instante. Si tienes un límite de depósito, la caja te muestra cuánto te queda antes de que confirmes.',
        'Elige un medio que esté a tu nombre, porque más tarde tus retiros vuelven por ese mismo camino. Y si no quieres un bono, elige “Sin bono”; nada más cambia.',
      ],
    },
    {
      heading: 'Retirar',
      paragraphs: [
        'Puedes retirar desde {minWithdrawal}. La caja siempre muestra cuánto de tu saldo está disponible. Si tienes un bono activo, te decimos si el retiro lo afecta antes de que confirmes.',
        'El dinero vuelve primero a un medio con el que hayas depositado. Así nos aseguramos de que llegue a ti y a nadie más.',
      ],
      list: [
        'Pide el retiro en la caja y revisa el medio y el monto.',
        'Lo revisamos en un plazo de {reviewHours} horas.',
        'Una vez aprobado, llega entre 1 hora y 3 días hábiles después, según el medio.',
      ],
    },
    {
      heading: 'Topes y cancelaciones',
      paragraphs: [
        'Puedes retirar hasta {capDay} por día, {capWeek} por semana y {capMonth} por mes. Desde el nivel 4 de fidelidad estos topes se duplican. Los jackpots quedan fuera: se pagan completos.',
        'Mientras un retiro está pendiente puedes cancelarlo, hasta {cancelsPerDay} veces al día, si las reglas de tu país lo permiten, y el monto vuelve a tu saldo. Nunca te lo vamos a sugerir. Si te cuesta dejar un retiro quieto, una pausa o un límite pueden ayudarte.',
      ],
    },
    {
      heading: 'Comisiones',
      paragraphs: [
        'No cobramos comisión por depositar ni por retirar. Tu banco o tu proveedor de pago puede aplicar sus propios cargos, por ejemplo al cambiar de moneda; consúltalo con ellos si tienes dudas.',
      ],
    },
    {
      heading: 'Verificación',
      paragraphs: [
        'Antes de tu primer retiro, a más tardar, necesitamos comprobar tu identidad y tu domicilio. Si te pedimos los documentos en otro momento, tienes 30 días para enviarlos. Te decimos qué documentos necesitamos y cómo enviarlos.',
      ],
      list: [
        'Formatos: fotos y archivos PDF.',
        'El documento debe verse completo y nítido. No aceptamos imágenes tapadas, recortadas o editadas.',
        'A veces pedimos también un comprobante del medio de pago o información sobre el origen de tu patrimonio.',
      ],
    },
    {
      heading: 'Si un depósito no llega',
      paragraphs: [
        'Lo más común es algo sencillo: un dato mal escrito, fondos insuficientes, un límite de depósito ya alcanzado o un banco que no permite pagos de juego. Prueba estos pasos antes de pagar otra vez:',
      ],
      list: [
        'Mira el historial de tu cuenta: ahí aparece el estado del depósito.',
        'Comprueba en tu banco si el monto salió.',
        'Si salió y no lo ves en Parlour, escríbenos con la fecha, la hora y el monto. No envíes los datos completos de tu tarjeta.',
      ],
    },
    {
      heading: 'Si un retiro se demora',
      paragraphs: [
        'Revisa primero si tu cuenta está verificada y si tienes algún aviso nuestro: casi siempre falta un documento. Los fines de semana y los feriados no cuentan como días hábiles.',
        'Si el plazo ya pasó o el retiro fue rechazado, te explicamos el motivo y qué hacer. Nuestro equipo de atención está todos los días {supportHours} en help@parlour.example.',
      ],
    },
    {
      heading: 'Gasta lo que decidiste',
      paragraphs: [
        'En tu cuenta puedes fijar un límite de depósito por día, semana o mes. Bajarlo rige de inmediato; subirlo, después de al menos {limitHours} horas. Juega solo con dinero que puedas permitirte perder y nunca con dinero prestado.',
      ],
    },
  ],
};
