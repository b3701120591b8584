/** The buttons above the chart: indicators, the depth chart, and the chart on the whole screen. */
import { find } from './domElements';
import { isOn, turn } from './settings';

export interface ChartToolOptions {
  readonly showIndicators: (shown: { readonly average: boolean; readonly strength: boolean }) => void;
  /** Called when the depth chart becomes visible. */
  readonly depthShown: () => void;
}

export function chartTools(root: HTMLElement, { showIndicators, depthShown }: ChartToolOptions): void {
  const section = find('.chart', root);
  const button = (name: string): HTMLElement => find(`[data-tool="${name}"]`, section);
  const isPressed = (name: string): boolean => button(name).ariaPressed === 'true';
  const press = (name: string, pressed: boolean): void => {
    button(name).ariaPressed = String(pressed);
  };
  const indicators = (): void => showIndicators({ average: isPressed('average'), strength: isPressed('strength') });

  for (const name of ['average', 'strength'] as const) {
    press(name, isOn(name));
    button(name).addEventListener('click', () => {
      press(name, !isPressed(name));
      turn(name, isPressed(name));
      indicators();
    });
  }
  button('depth').addEventListener('click', () => {
    press('depth', !isPressed('depth'));
    find('[data-depth]', section).hidden = !isPressed('depth');
    find('[data-chart]', section).hidden = isPressed('depth');
    if (isPressed('depth')) depthShown();
  });
  const showWhole = (whole: boolean): void => {
    press('whole', whole);
    section.classList.toggle('whole', whole);
    if (!whole && document.fullscreenElement === section) void document.exitFullscreen();
  };
  button('whole').addEventListener('click', () => {
    const whole = !isPressed('whole');
    showWhole(whole);
    // Without the permission or the function, as on some phones, the chart fills the window.
    if (whole) void section.requestFullscreen?.().catch(() => undefined);
  });
  document.addEventListener('fullscreenchange', () => document.fullscreenElement === null && showWhole(false));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && showWhole(false));
  indicators();
}
