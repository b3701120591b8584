/** On a phone, the order form opens over the page, from the buttons at the lower edge. */

const PHONE = '(max-width: 47.99rem)';

/** `chosen` is called with the side of the button. The sheet closes when an order is placed, because its outcome is above. */
export function orderSheet(root: HTMLElement, chosen: (side: string) => void): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-sheet]')];
  const sheet = root.querySelector<HTMLElement>('#order');
  if (buttons.length === 0 || sheet === null || !('popover' in sheet)) return;
  const phone = matchMedia(PHONE);
  const hide = (): void => {
    if (sheet.matches(':popover-open')) sheet.hidePopover();
  };
  const adapt = (): void => {
    hide();
    // Only an element with this attribute is hidden until it is opened.
    sheet.popover = phone.matches ? 'auto' : null;
  };
  for (const button of buttons) {
    button.addEventListener('click', (event) => {
      if (!phone.matches) return;
      event.preventDefault();
      chosen(button.dataset['sheet'] ?? 'buy');
      sheet.showPopover();
      sheet.querySelector<HTMLInputElement>('[name="side"]:checked')?.focus();
    });
  }
  sheet.addEventListener('orderdone', hide);
  phone.addEventListener('change', adapt);
  adapt();
}
