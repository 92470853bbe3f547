// A chart with what its upper and its lower edge stand for.
import type { ComponentChildren } from 'preact';

interface ScaledChartProps {
  readonly top: string;
  readonly bottom: string;
  readonly children: ComponentChildren;
}

export const ScaledChart = ({ top, bottom, children }: ScaledChartProps) => (
  <div class="chart-scaled grid gap-8">
    <div class="chart-scale flex-column space-between soft" aria-hidden="true">
      <span>{top}</span>
      <span>{bottom}</span>
    </div>
    {children}
  </div>
);
