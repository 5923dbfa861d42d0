/** The id of the phone menu. */
export const menuId = 'menu';
